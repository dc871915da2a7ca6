export interface Project {
  /** Every source file, by path. */
  files: readonly { path: string; text: string }[];
  /** All that load a file, however far away. */
  importers(path: string): ReadonlySet<string>;
}

export interface Choice {
  /** Why nothing can be left out; null: the lists below say what runs. */
  everything: string | null;
  units: readonly string[];
  server: readonly string[];
  built: boolean;
  specs: readonly string[];
  /** Flows whose walk in the browser can be left out. */
  still: readonly string[];
  /** Flows whose chart need not be explored again. */
  known: readonly string[];
  /** What is left out, in one line. */
  said: string;
}

const isSpec = (path: string) => /^e2e\/.*\.spec\.ts$/.test(path);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isOfServer = (path: string) => /^tests\/server\//.test(path);
const isOfBuild = (path: string) => /^tests\/built\//.test(path);
const isUnit = (path: string) => isTest(path) && !isOfServer(path) && !isOfBuild(path);
const isRoute = (path: string) => /^src\/routes\//.test(path);
/** The setup of every end-to-end test, whatever imports it. */
const isForAll = (path: string) => /^e2e\/(playwright\.config|backends\/portal-server)\.ts$/.test(path);
const walk = 'e2e/paths/walk.spec.ts';

const looksIntoProject = (text: string) => /\breadFileSync\((new URL\('\.\.\/\.\.|join\(root\b)/.test(text);

/** Documents and generated files; tests that read them are among those that read files. */
const isForReaders = (path: string) => /^(docs|statecharts)\/|^[A-Z]+(\.md)?$/.test(path);

/** Imported as a type only: the compiler, which always runs, finds what a change affects. */
const isForCompiler = (path: string) => path === 'server/handlers/unimplemented-calls.ts';

/** Files that nothing imports: found by a test runner, by listing a folder, or as an entry point. */
const isFirst = (path: string) =>
  isTest(path) ||
  isSpec(path) ||
  /^(src\/main\.ts$|server\/main\.ts$|(src\/routes|src\/ui\/gallery|machines|e2e\/flows|scripts|studio)\/)/.test(path);

/** What else a browser opens than the portal, by the file with which that begins. */
const otherPages: readonly [RegExp, RegExp][] = [
  [/^e2e\/gallery[\w-]*\.spec\.ts$/, /^src\/ui\/gallery\//],
  [/^e2e\/studio[\w-]*\.spec\.ts$/, /^studio\/|^scripts\/studio/],
  [/^e2e\/flows-page\.spec\.ts$/, /^scripts\/charts/],
];

/** What all charts are explored, printed and played with. */
const isForCharts = (path: string) =>
  /^(engine|scripts\/(charts|paths)|e2e\/paths)\/|^studio\/stage\.ts$/.test(path) && !isTest(path) && !isSpec(path);

/** What asks each chart something. */
const isOfCharts = (path: string) =>
  isTest(path) && /^(engine|tests\/(charts|paths|studio))\/|^tests\/scripts\/paths\./.test(path);

const flowOf = (path: string) => /^(?:machines|src\/flows)\/(\w+)\//.exec(path)?.[1];

/** The tests that a change can affect: by importers, and for pages by the pages that contain the file. */
export const choose = (changed: readonly string[], { files, importers }: Project): Choice => {
  const paths = files.map(({ path }) => path);
  const isLoaded = (path: string) =>
    paths.includes(path) && !isForAll(path) && (isFirst(path) || importers(path).size > 0);
  const everything = changed.find((path) => !isLoaded(path) && !isForReaders(path) && !isForCompiler(path)) ?? null;
  const touched = new Set(changed.flatMap((path) => [path, ...importers(path)]));
  const begins = (pattern: RegExp) => [...touched].some((path) => pattern.test(path));

  const readers = new Set(
    files.flatMap(({ path, text }) =>
      /'node:(fs|child_process)'/.test(text) && !/^server\//.test(path) ? [path, ...importers(path)] : [],
    ),
  );
  const units = paths.filter((path) => isUnit(path) && (touched.has(path) || readers.has(path)));
  // Nearly all of them load the embedded database from files; only readers of project files run at every change.
  const server = files.flatMap(({ path, text }) =>
    isOfServer(path) && isTest(path) && (touched.has(path) || looksIntoProject(text)) ? [path] : [],
  );

  const product = [...touched].filter((path) => /^(src|machines|server)\//.test(path) && !isTest(path));
  const isServed = product.some((path) => isRoute(path) || /^(src|server)\/main\.ts$/.test(path));
  const specs = paths.filter((path) => {
    if (!isSpec(path)) return false;
    const other = otherPages.find(([spec]) => spec.test(path));
    const isWalked = path === walk && begins(/^(e2e\/flows|machines)\//);
    return touched.has(path) || isWalked || (other === undefined ? isServed : begins(other[1]));
  });

  const onPage = (flow: string) => {
    const own = paths.filter((path) => flowOf(path) === flow);
    return new Set(own.flatMap((path) => [...importers(path)]));
  };
  const isOnEveryPage = touched.has('src/main.ts') || touched.has('server/main.ts');
  const flows = [...new Set(paths.flatMap((path) => /^e2e\/flows\/(\w+)\.ts$/.exec(path)?.[1] ?? []))];
  const isStill = (flow: string) => {
    // A walk finds both by the name of the flow.
    if (touched.has(`e2e/flows/${flow}.ts`) || touched.has(`machines/${flow}/${flow}.cases.ts`)) return false;
    if (!isServed) return true;
    if (isOnEveryPage) return false;
    const page = onPage(flow);
    return !page.has('src/main.ts') && ![...page].some((path) => isRoute(path) && touched.has(path));
  };
  // What all walks are made with.
  const still = changed.some((path) => /^(e2e\/paths|engine)\//.test(path)) ? [] : flows.filter(isStill);

  const isKnown = (flow: string) =>
    !changed.some((path) => path.startsWith(`statecharts/${flow}.`)) &&
    ![...touched].some((path) => flowOf(path) === flow || path === `e2e/flows/${flow}.ts`);
  // Some of these tests load nearly the whole product; only changed tests and their helpers run.
  const asksAnew = (path: string) => /^(engine|tests)\//.test(path) && [path, ...importers(path)].some(isOfCharts);
  const isNew = changed.some((path) => /^studio\//.test(path) || asksAnew(path)) || [...touched].some(isForCharts);
  const known = isNew ? [] : flows.filter(isKnown);

  const count = (all: number, chosen: number, what: string) =>
    all === chosen ? [] : [`${all - chosen} of ${all} ${what}`];
  const of = (is: (path: string) => boolean) => paths.filter(is).length;
  const built = product.length > 0 || [...touched].some(isOfBuild) || changed.some((path) => /^scripts\//.test(path));
  const left = [
    ...count(of(isUnit), units.length, 'files of unit tests'),
    ...count(flows.length, flows.length - known.length, 'charts'),
    ...count(
      of((path) => isOfServer(path) && isTest(path)),
      server.length,
      'of the server',
    ),
    ...(built ? [] : ['what was built']),
    ...count(of(isSpec), specs.length, 'of the browser'),
    ...(specs.includes(walk) ? count(flows.length, flows.length - still.length, 'walks') : []),
  ];
  if (everything !== null)
    return {
      everything,
      units,
      server,
      built,
      specs,
      still,
      known,
      said: `Everything runs: no import tells what ${everything} can touch.`,
    };
  const said =
    left.length === 0
      ? 'Nothing is left out.'
      : `Left out, because nothing of the change is loaded there: ${left.join(', ')}.`;
  return { everything, units, server, built, specs, still, known, said };
};
