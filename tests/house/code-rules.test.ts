import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import { readSource, root, type SourceFile, sourceFiles } from './source-files';
import { wordsOnScreen } from './words-on-screen';

const code = ['domain', 'src', 'machines', 'server', 'scripts', 'tools', 'tests', 'e2e'];
const all = sourceFiles(code, /\.(tsx?|mjs)$/);
const inFolder = (...folders: string[]) => all.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));
const isTest = ({ path }: SourceFile) => /\.(test|spec)\.tsx?$/.test(path);
const product = all.filter((file) => /^(domain|src|machines|server)\//.test(file.path) && !isTest(file));

/** The matches of the pattern, by line. */
const linesWith = (files: readonly SourceFile[], pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const [found] = pattern.exec(line) ?? [];
      return found === undefined ? [] : [`${path}:${index + 1}: «${found.trim()}» in: ${line.trim()}`];
    }),
  );

describe('words', () => {
  test('screens and components take every word from a texts file', () => {
    expect(
      inFolder('src/ui/', 'src/parts/', 'src/flows/', 'src/app/')
        .filter(({ path }) => path.endsWith('.tsx'))
        .flatMap(wordsOnScreen),
    ).toEqual([]);
  });

  test.each([
    ['<p>Bienvenido</p>', ['x.tsx:1: Bienvenido']],
    ['<input placeholder="Documento" />', ['x.tsx:1: Documento']],
    ['<Button label="Salir">{texts.salir}</Button>', ['x.tsx:1: Salir']],
    ['<p>{busy ? "Iniciando sesión…" : texts.enviar}</p>', ['x.tsx:1: Iniciando sesión…']],
    ['<p title={`Más ayuda`} />', ['x.tsx:1: Más ayuda']],
    ['<p>{texts.uno} · {texts.dos}</p>', []],
    ['<Button kind="ghost" width="full" title={kind === "ghost" ? a : b} />', []],
  ])('%s', (jsx, found) => {
    expect(wordsOnScreen({ path: 'x.tsx', text: `const x = ${jsx};` })).toEqual(found);
  });
});

describe('the glossary', () => {
  test('the code does not use the glossary’s banned words', () => {
    // PostgreSQL itself names a column so.
    const twins =
      /\b\w*(toast(?!relid\b)|networkError|serverError|parseError|ApiError|customer|subscriber|useSesion)\w*\b/i;
    expect(linesWith(product, twins)).toEqual([]);
  });

  test('comments, names and test titles use plain English', () => {
    const banned =
      /\bwhoever\b|\b(sow[ns]?|unsteady|befalls?)\b|\bsow[A-Z]|\blate(Part|Dialog)\b|\b(leafOf|keptAs|oncePer|orTakeBack|whenSent|untilItComes)\b/i;
    const folders = ['domain/', 'scripts/', 'server/', 'tools/', 'tests/'].concat(
      ['api', 'parts', 'platform', 'ui', 'wiring'].map((folder) => `src/${folder}/`),
    );
    const others = inFolder(...folders).filter(({ path }) => path !== 'tests/house/code-rules.test.ts');
    expect(linesWith(others, banned)).toEqual([]);
  });
});

describe('looks', () => {
  const outsideTheme = inFolder('src/').filter(({ path }) => !path.startsWith('src/ui/theme/'));

  test('colours are defined only in src/ui/theme', () => {
    const styles = outsideTheme.filter(({ path }) => /\.(css\.ts|tsx)$/.test(path));
    expect(linesWith(styles, /['"`\s]#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i)).toEqual([]);
  });

  test('lengths are defined only in style sheets', () => {
    expect(
      linesWith(
        outsideTheme.filter(({ path }) => path.endsWith('.tsx')),
        /\d(px|rem)\b/,
      ),
    ).toEqual([]);
  });

  test('screens give components no class and no style', () => {
    expect(linesWith(inFolder('src/flows/', 'src/parts/', 'src/routes/'), /\b(className|style)=/)).toEqual([]);
  });
});

describe('behaviour', () => {
  test('effects are used only in src/ui and src/platform', () => {
    const others = inFolder('src/').filter(({ path }) => !/^src\/(ui|platform)\//.test(path));
    expect(linesWith(others, /\buse(Layout|Insertion)?Effect\b/)).toEqual([]);
  });

  test('only wire and .rules.ts call provide', () => {
    const others = product.filter(({ path }) => !/\.rules\.ts$|^src\/wiring\/wire\.ts$/.test(path));
    expect(linesWith(others, /\.provide\(/)).toEqual([]);
  });

  test('a route file has 25 lines at most', () => {
    const long = inFolder('src/routes/').filter(({ text }) => text.trimEnd().split('\n').length > 25);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  test('HTML is never written from a string', () => {
    expect(
      linesWith(inFolder('src/'), /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write/),
    ).toEqual([]);
  });
});

describe('casts', () => {
  // The placeholder of a child chart, which docs/add-a-flow.md explains once for all charts.
  const isChildChart = (path: string, line: string) =>
    /\.machine\.ts$/.test(path) && /: falta as unknown as /.test(line);
  const isNote = (line = '') => /\/\/|\*\//.test(line);
  const withoutReason = ({ path, text }: SourceFile): string[] =>
    text
      .split('\n')
      .flatMap((line, index, lines) =>
        /\bas (unknown as|never)\b/.test(line.replace(/\/\/.*/, '')) &&
        !isChildChart(path, line) &&
        !isNote(line) &&
        !isNote(lines[index - 1])
          ? [`${path}:${index + 1}: ${line.trim()}`]
          : [],
      );

  test('casts through unknown or never give their reason on their line or above', () => {
    const others = inFolder('domain/', 'src/', 'machines/', 'server/', 'scripts/', 'tools/');
    expect(others.filter((file) => !isTest(file)).flatMap(withoutReason)).toEqual([]);
  });

  test.each([
    ['const a = b as unknown as C;', 1],
    ['\nconst a = b as never;', 1],
    ['// B is all that is asked of it.\nconst a = b as unknown as C;', 0],
    ['const a = b as never; // Nobody reads it.', 0],
    ['const a: unknown = b as string;', 0],
  ])('%j', (text, found) => {
    expect(withoutReason({ path: 'x.ts', text })).toHaveLength(found);
  });

  test("only in a chart a child chart's placeholder needs no reason", () => {
    const text = '  pedir: falta as unknown as typeof fetchingMachine,';
    expect(withoutReason({ path: 'machines/a/a.machine.ts', text })).toEqual([]);
    expect(withoutReason({ path: 'src/a.ts', text })).toHaveLength(1);
  });
});

describe('limits', () => {
  test('time limits of charts derive from the policy wherever charts are walked, played or awaited', () => {
    const { readLimitMs, writeLimitMs, uploadLimitMs } = defaultPolicy;
    const written = [readLimitMs, writeLimitMs, uploadLimitMs].map((limit) => `${chartLimitMs(limit) / 1000}`);
    const figures = written.map((seconds) => seconds.replace('.5', '_?500')).join('|');
    expect(linesWith(all, new RegExp(`\\b(${figures})\\b`))).toEqual([]);
  });
});

describe('files', () => {
  test('no file is called utils, helpers, common or types, and none is a barrel', () => {
    const drawer = /(^|\/)(utils?|helpers?|common|misc|types)(\.\w+|\/)/;
    const barrel = /(^|\/)index\.tsx?$/;
    const allowed =
      /^domain\/contract\/index\.ts$|^src\/routes\/([\w.]*\.)?index\.tsx$|^server\/db\/migrations\/index\.ts$/;
    expect(
      all.map(({ path }) => path).filter((path) => drawer.test(path) || (barrel.test(path) && !allowed.test(path))),
    ).toEqual([]);
  });
});

describe('tests', () => {
  const tests = all.filter(isTest);
  const otherTests = tests.filter(({ path }) => path !== 'tests/house/code-rules.test.ts');

  const leftOut = /\b(test|it|describe)(\.\w+)*\.(skip|only|todo|fixme)\b|\bx(it|describe)\(/;

  test('no test is skipped, focused or pending', () => {
    expect(tests.length).toBeGreaterThan(300);
    expect(linesWith(tests, leftOut)).toEqual([]);
  });

  test.each(['.skip', '.concurrent.skip', '.concurrent.only', '.sequential.todo', '.parallel.fixme'])(
    'finds %s',
    (way) => {
      expect(['test', 'it', 'describe'].map((what) => leftOut.test(`${what}${way}('a', () => {});`))).toEqual([
        true,
        true,
        true,
      ]);
    },
  );

  test('skipIf is allowed', () => {
    expect(leftOut.test("describe.skipIf(bin === null)('a', () => {}); latest.only;")).toBe(false);
  });

  // A requirement's id has a hyphen; a test of the requirements says whether its row exists.
  const strangeCode = /(?:^|[\s(])['"`]\[?[A-Z]{1,8}\d{1,3}(\]|: )|\] \[[A-Z]{1,8}\d{1,3}\]/;

  test('a title has no code that is not an id of docs/requirements.tsv: name the row or leave it out', () => {
    expect(linesWith(otherTests, strangeCode)).toEqual([]);
  });

  test.each([
    ["test('M8: a form is kept', () => {", true],
    ["  test('[H3] a form is kept', () => {", true],
    // The id stands apart, or this file itself would name a row.
    [`test('[${'LOGIN'}-27] [L4] a form is kept', () => {`, true],
    [`test('[${'LOGIN'}-27] a form is kept', () => {`, false],
  ])('%s: %s', (line, found) => {
    expect(strangeCode.test(line)).toBe(found);
  });

  test('tests find elements by role and name, not by test id', () => {
    const files = inFolder('src/', 'tools/explore/', 'tests/', 'e2e/').filter(
      ({ path }) => path !== 'tests/house/code-rules.test.ts',
    );
    expect(linesWith(files, /data-test|getByTestId/)).toEqual([]);
  });
});

describe('the repository', () => {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const texts = (listed.stdout ?? '')
    .trim()
    .split('\n')
    .filter(
      (path) =>
        /\.(ts|tsx|mjs|mts|json|md|tsv|html|css|yml|svg)$|^\.|^LICENSE$/.test(path) && !/^statecharts\//.test(path),
    );

  test('lists its files', () => {
    expect(listed.status).toBe(0);
    expect(texts.length).toBeGreaterThan(1000);
  });

  const readIfThere = (path: string): SourceFile[] => {
    try {
      return [readSource(path)];
    } catch {
      return [];
    }
  };

  test('contains no path or host of a developer’s machine', () => {
    const foreign = new RegExp(['/wo' + 'rk/', '\\.\\./sha' + 'red', '/ro' + 'ot/', 'regis' + 'try\\.npmjs'].join('|'));
    expect(linesWith(texts.flatMap(readIfThere), foreign)).toEqual([]);
  });
});
