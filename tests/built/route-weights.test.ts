import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { root } from '../house/source-files';

const folder = join(root, 'dist/portal/assets');
const limitKiB = 17;
/** Of all tabs together: the profile's passkeys, and what is kept of the member, come with their tab alone. */
const demandLimitKiB = 46;

/** The chunks of a form, or of the list, on the page of requests: those fetched in sequence from the route on. */
const requests: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'solicitudes, the list': ['RequestsList'],
  'solicitudes?nueva=titular': ['Affiliation'],
  'solicitudes?nueva=dependiente': ['Affiliation'],
  'solicitudes?nueva=preautorizacion': ['Preauthorization'],
  'solicitudes?nueva=reembolso': ['Reimbursement'],
  'solicitudes?editar': ['ReimbursementEdit'],
  'solicitudes, the number of a case': ['CaseReceipt'],
};

interface Fetched {
  /** How its file begins. */
  name: string;
  file: string;
  files: readonly string[];
  /** The whole page of an address. */
  route: boolean;
}

const textOf = (begins: RegExp): string =>
  readdirSync(folder)
    .filter((file) => begins.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join();

/** The lazy chunks of a file with their static imports, from the build manifest. */
const fetchedBy = (text: string): readonly Fetched[] => {
  const listed = [...(/\.f=\[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/"assets\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  const found = text.matchAll(
    /import\(`\.\/(([\w$.]+)-[\w-]{8}\.js)`\)(?:\.then\((?:[^()]|\([^()]*\))*\))?,[\w$]+\(\[([\d,]+)\]\)(\)\)?,`component`)?/g,
  );
  return [...found].map(([, file = '', name = '', places = '', route]) => ({
    name,
    file,
    files: [...new Set([file, ...places.split(',').flatMap((place) => listed[Number(place)] ?? [])])],
    route: route !== undefined,
  }));
};

/**
 * The files that are fetched when a route is opened, by how its own begins; the log-in, and the help that it prefetches,
 * have limits of their own (`e2e/wire.spec.ts`).
 */
const opened = (): Map<string, readonly string[]> =>
  new Map(
    fetchedBy(textOf(/^page-.+\.js$/))
      .filter(({ name, route }) => route && name !== 'login' && name !== 'ayuda')
      .map(({ name, files }) => [name, files]),
  );

const afterRoute = (route: string, names: readonly string[]): readonly string[] => {
  const fetched: string[] = [];
  for (const name of names) {
    const from = [new RegExp(`^${route}-[\\w-]{8}\\.js$`), ...fetched.map((file) => new RegExp(`^${file}$`))];
    const found = from.flatMap((file) => fetchedBy(textOf(file))).find((one) => one.name === name);
    if (found === undefined) throw new Error(`${name} is not fetched where it was`);
    fetched.push(...found.files);
  }
  return fetched;
};

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const weight = (file: string): number => brotliCompressSync(readFileSync(join(folder, file))).length;
const kibOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + weight(file), 0) / 1024;

/** The files and all their lazy chunks, direct and indirect. */
const withDemanded = (files: readonly string[], known: (file: string) => boolean): ReadonlySet<string> => {
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || known(file)) continue;
    seen.add(file);
    if (file.endsWith('.js')) waiting.push(...fetchedBy(read(file)).flatMap((fetched) => fetched.files));
  }
  return seen;
};

/** What the page of a route, and each form of requests, fetches when opened. */
const openings = (): Map<string, readonly string[]> => {
  const routes = opened();
  const page = routes.get('solicitudes') ?? [];
  for (const [opening, names] of Object.entries(requests))
    routes.set(opening, [...new Set([...page, ...afterRoute('solicitudes', names)])]);
  return routes;
};

const pageItself = (): ((file: string) => boolean) => {
  const all = [...opened().values()];
  // The files of requests name the page itself too, which is there before any route.
  return (file) => /^(page|index)-/.test(file) || all.every((files) => files.includes(file));
};

const told = (weights: readonly (readonly [string, number])[]): string =>
  weights.map(([name, heavy]) => `${name}: ${heavy.toFixed(1)} KiB`).join('\n');

test(`each route, and each form of requests, loads at most ${limitKiB} KiB of its own`, () => {
  const [routes, shared] = [openings(), pageItself()];
  const inTurn = fetchedBy(textOf(/^solicitudes-[\w-]{8}\.js$/)).map(({ name }) => name);
  expect(inTurn.toSorted()).toEqual([...new Set(Object.values(requests).map(([first]) => first))].toSorted());
  const weights = [...routes].map(([route, files]) => [route, kibOf(files.filter((file) => !shared(file)))] as const);
  console.log(told(weights));
  expect(opened().size).toBeGreaterThan(15);
  // Includes the chart: fewer bytes would mean that the chunks were not found.
  for (const route of ['onboarding', 'profile', 'solicitudes?nueva=reembolso'])
    expect(new Map(weights).get(route)).toBeGreaterThan(5);
  expect(weights.filter(([, heavy]) => heavy > limitKiB)).toEqual([]);
});

test(`including its lazy chunks each loads at most ${demandLimitKiB} KiB`, () => {
  const shared = pageItself();
  const weights = [...openings()].flatMap(([route, files]) => {
    if (route === 'solicitudes') return [];
    // The page of requests only leads to other pages, which are measured separately.
    const isDoor = (file: string) => route in requests && /^solicitudes-[\w-]{8}\.js$/.test(file);
    const behind = withDemanded(files, (file) => shared(file) || isDoor(file));
    return [[route, kibOf(new Set([...behind, ...files.filter(isDoor)]))] as const];
  });
  console.log(told(weights));
  expect(weights.filter(([, heavy]) => heavy > demandLimitKiB)).toEqual([]);
});

test("React's chunk is compiled eagerly when its file is parsed", () => {
  const program = readdirSync(folder)
    .filter((file) => /^library-.*\.js$/.test(file))
    .map(read)
    .join('');
  expect(/[$\w]+\(\(.{0,400}Symbol\.for\(`react\.portal`\)/.test(program)).toBe(true);
});
