import { posix } from 'node:path';
import type { SourceFile } from './source-files';

/** What a flow judges or counts, in `machines/<flow>`; not its chart. */
const ownRules = 'machines/(own)/';

const screens = [
  'react',
  '@xstate/react',
  '@tanstack/react-router',
  './',
  'src/ui/',
  'src/parts/',
  'src/texts/',
  ownRules,
  'domain/rules/',
  'domain/brand/',
];
const screenTypes = ['xstate', 'machines/', 'domain/contract/', 'src/wiring/'];

const walks = [
  'xstate',
  'node:',
  'e2e/',
  './',
  'machines/',
  'tools/explore/',
  'tests/walks/',
  'domain/contract',
  'domain/rules/',
  'src/texts/',
  'src/flows/*/texts',
  'src/flows/*/texts-of-fields',
];

/** Child charts: the flows that invoke one show its screen and wire it. */
const childScreens = ['src/flows/caseSubmission/CaseSubmissionScreen', 'src/flows/rangeLimit/RangeLimitScreen'];
const childWirings = ['caseSubmission', 'contactSave', 'fetching', 'rangeLimit'].map(
  (child) => `src/flows/${child}/wiring`,
);

/** The floors of the server, from the top. A room imports itself and the rooms of lower floors. */
const serverFloors: readonly (readonly string[])[] = [
  ['start', 'backup', 'operate'],
  ['doors'],
  ['handlers', 'demo', 'telemetry'],
  ['applications', 'archive', 'cases', 'devices', 'maintenance', 'payments'],
  ['notices'],
  ['audit', 'contact', 'documents', 'mail', 'passes', 'portal'],
  ['access'],
  ['http'],
  ['db'],
  ['tasks'],
  ['log'],
  ['settings'],
  ['texts'],
];

interface Row {
  of: RegExp;
  /**
   * A package, `node:`, one file without its ending, `./` for the file's own folder, or a folder. With its slash a
   * folder means each file but index: only the server and the tests need the whole contract at once.
   */
  may: readonly string[];
  /** Only by `import type`. */
  types?: readonly string[];
  /** Exceptions to the above, by the end of the target path. */
  not?: RegExp;
}

const serverRow = (room: string, lower: readonly string[]): Row => ({
  of: new RegExp(`^server/${room}/`),
  may: [
    'hono',
    '@opentelemetry/',
    '@hono/node-server',
    '@electric-sql/pglite',
    'pg',
    'node-forge',
    'pdfkit',
    'jose',
    '@simplewebauthn/server',
    '@node-rs/argon2',
    'nodemailer',
    'imapflow',
    'fflate',
    'valibot',
    'node:',
    'domain/contract',
    'domain/rules/',
    'domain/brand/',
    'package.json',
    ...[room, ...lower].map((below) => `server/${below}/`),
  ],
});

/** The architecture. The first matching row applies to a file. */
export const importTable: readonly Row[] = [
  // The tests of a flow get a started app from tests/stand-ins/portal.
  {
    of: /^src\/flows\/.*\.test\.tsx?$/,
    may: [
      'vitest',
      'fast-check',
      'xstate',
      './',
      'tools/explore/',
      'machines/',
      'tests/',
      'src/api/',
      'domain/contract/',
      'src/flows/',
      'src/platform/',
      'domain/rules/',
      'src/texts/',
      'src/wiring/',
    ],
  },
  { of: /\.test\.tsx?$|^tests\/|^scripts\/|^vite\./, may: ['*'] },
  // They walk the charts in a browser.
  { of: /^(e2e\/walks\/.*\.spec|tools\/pictures\/pictures)\.ts$/, may: ['playwright', ...walks] },
  // Scripts for people are written from these without a browser: of its tools only the types.
  {
    of: /^e2e\/(flows|walks)\//,
    may: [...walks, 'server/texts/messages'],
    types: ['playwright', 'server/demo/members'],
  },
  // Each file drives another browser; the finder is bundled for all of them.
  {
    of: /^e2e\/three-engines\//,
    may: [
      'playwright',
      'ws',
      'vite',
      'dom-accessibility-api',
      'node:',
      './',
      'e2e/props/members',
      'e2e/backends/',
      'scripts/',
    ],
  },
  {
    of: /^e2e\//,
    may: [
      'playwright',
      'axe-core',
      'jsqr',
      'fflate',
      'node:',
      './',
      'e2e/',
      'scripts/browser.mjs',
      'scripts/worker-count.mjs',
      'server/demo/members',
      'src/texts/',
      'src/flows/*/texts',
      'domain/contract/',
      'domain/rules/policy',
      'tests/contract/refused-parts',
      'tests/faults/',
      'tests/stand-ins/cashier',
      'tests/pictures/',
      // A journey that writes has a server of its own, on each database.
      'tests/built/server-process',
      'tests/server/databases',
      // The stub needs every call of the contract.
      'domain/contract',
      'valibot',
    ],
  },
  // Not part of the product: the studio shows all of it, and runs charts like the tests.
  {
    of: /^tools\/studio\/(?!serve\/)/,
    may: [
      'react',
      'react-dom',
      'xstate',
      '@tanstack/react-router',
      'get-nonce',
      '@babel/parser',
      '@fontsource-variable/figtree',
      '@vanilla-extract/*',
      'virtual:',
      './',
      'tools/studio/',
      'src/app/',
      'src/flows/',
      'src/wiring/',
      'src/parts/',
      'domain/contract/',
      'domain/rules/',
      'src/ui/theme/',
      'tools/explore/',
      'tests/stand-ins/',
      // Of the proposals and of recorded paths only what runs without Node: its build fails on the rest.
      'tools/charts/',
      'tools/qa/recorded',
    ],
    types: ['machines/', 'tools/qa/'],
  },
  {
    of: /^tools\/gallery\/(?!(gallery|gallery-shots|vite\.config)\.ts$)/,
    may: [
      'react',
      'react-dom',
      'get-nonce',
      '@vanilla-extract/*',
      '@fontsource-variable/figtree',
      'tools/gallery/',
      'src/ui/',
      'src/parts/',
      'domain/rules/',
    ],
  },
  {
    of: /^tools\/explore\//,
    may: ['xstate', '@xstate/test', 'node:', './', 'domain/contract', 'domain/rules/', 'src/platform/', 'src/api/'],
    types: ['machines/'],
  },
  // Last of the tools: what runs in Node for people who build the product.
  { of: /^tools\//, may: ['*'] },
  { of: /^machines\/url\.d\.ts$/, may: [] },
  { of: /^machines\/(state-of|retyped|property|together)\.ts$/, may: [], types: ['xstate'] },
  { of: /^machines\/(payment-)?properties\.ts$/, may: ['machines/payment-properties'], types: ['machines/property'] },
  { of: /^machines\/(sent-)?compositions\.ts$/, may: ['machines/together', 'machines/sent-compositions'] },
  // Another chart is invoked by its type alone: its wiring comes with the wiring of the parent.
  {
    of: /\.machine\.ts$/,
    may: ['xstate'],
    types: [ownRules, 'domain/contract/', 'domain/rules/', 'machines/*/*.machine', 'machines/retyped'],
  },
  { of: /^machines\/flow-cases\.ts$/, may: [], types: ['xstate'] },
  {
    of: /\.cases\.ts$/,
    may: ['./', 'machines/caseSubmission/', 'machines/contactSave/', 'domain/rules/', 'domain/contract/'],
    types: ['xstate', 'machines/flow-cases'],
  },
  { of: /^machines\/.*\.rules\.ts$/, may: ['xstate', './', 'domain/rules/', 'domain/contract/'] },
  // What one flow judges or counts.
  {
    of: /^machines\/\w+\/[\w-]+\.ts$/,
    may: ['valibot', './', 'domain/rules/'],
    types: ['domain/contract/'],
  },
  { of: /^domain\/brand\//, may: [] },
  { of: /^domain\/rules\//, may: ['valibot', 'domain/rules/'] },
  { of: /^domain\/contract\//, may: ['valibot', 'domain/contract', 'domain/rules/', 'domain/brand/'] },
  { of: /^src\/api\//, may: ['ky', 'valibot', 'xstate', 'src/api/', 'domain/contract/'], types: ['domain/rules/'] },
  {
    of: /^src\/platform\//,
    may: ['xstate', 'valibot', 'web-vitals', 'src/platform/', 'domain/rules/'],
    types: ['domain/contract/'],
  },
  {
    of: /^src\/texts\//,
    may: ['src/texts/', 'domain/brand/'],
    types: ['domain/contract', 'domain/rules/', 'machines/'],
  },
  {
    of: /^src\/flows\/\w+\/texts(-of-fields)?\.ts$/,
    may: ['src/texts/', 'domain/brand/'],
    types: ['./', 'domain/contract/', 'domain/rules/', 'machines/'],
  },
  {
    of: /^src\/ui\//,
    may: [
      'react',
      'react-dom',
      'react-aria',
      'react-stately',
      '@internationalized/date',
      '@radix-ui/*',
      '@vanilla-extract/*',
      'get-nonce',
      'lean-qr',
      'src/ui/',
      'domain/brand/',
      'domain/rules/dates/dates',
    ],
  },
  {
    of: /^src\/parts\//,
    may: [
      'react',
      '@xstate/react',
      '@tanstack/react-router',
      'src/parts/',
      'src/ui/',
      'src/texts/',
      'domain/rules/',
      'domain/brand/',
    ],
    types: ['xstate', 'machines/state-of', 'machines/contactSave/', 'machines/fetching/', 'domain/contract/'],
  },
  // The frame around every page has the actors that live as long as the portal.
  {
    of: /^src\/flows\/shell\/.*\.tsx$/,
    may: [...screens, 'src/flows/emailRequest/', 'src/flows/inactivity/', 'src/flows/notifications/'],
    types: screenTypes,
    not: /\/wiring$/,
  },
  { of: /^src\/flows\/.*\.tsx$/, may: [...screens, ...childScreens], types: screenTypes, not: /\/wiring$/ },
  {
    of: /^src\/wiring\//,
    may: ['xstate', 'src/wiring/', 'src/api/', 'domain/contract/', 'src/platform/', 'domain/rules/', 'src/texts/'],
    types: ['machines/'],
  },
  {
    of: /^src\/flows\/\w+\/wiring\.ts$/,
    may: [
      'xstate',
      './',
      'machines/',
      'src/wiring/',
      'src/api/',
      'domain/contract/',
      'src/platform/',
      'domain/rules/',
      'src/texts/',
      ...childWirings,
    ],
  },
  {
    of: /^src\/flows\/\w+\/[\w-]+\.ts$/,
    may: ['xstate', 'valibot', './', ownRules, 'domain/rules/', 'src/texts/'],
    types: ['machines/', 'domain/contract/', 'src/wiring/', 'react', 'src/ui/'],
  },
  {
    of: /^src\/routes\//,
    may: ['@tanstack/react-router', 'src/app/', 'src/wiring/', 'src/flows/', 'src/parts/'],
    types: ['react', 'domain/contract/'],
  },
  { of: /^src\/(app\/|main\.ts$|library\.ts$|page\.tsx$|first-paint\.tsx$|offline-worker\.ts$)/, may: ['*'] },
  ...serverFloors.flatMap((rooms, floor) => rooms.map((room) => serverRow(room, serverFloors.slice(floor + 1).flat()))),
  { of: /^server\/main\.ts$/, may: ['server/'] },
];

interface Import {
  target: string;
  typeOnly: boolean;
}

const statement = /\b(?:import|export)\s+(type\s+)?(?:[\w*${][^'";]*?\s*from\s*)?'([^']+)'|\bimport\(\s*'([^']+)'/g;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

export const importsOf = ({ path, text }: SourceFile): Import[] =>
  [...text.replace(comments, '').matchAll(statement)].map(([whole, type, from, lazy]) => {
    const target = from ?? lazy ?? '';
    return {
      target: target.startsWith('.') ? posix.normalize(posix.join(posix.dirname(path), target)) : target,
      typeOnly: type !== undefined || /^\w+\s*\{(\s*type [\w\s]+,?)+\s*\}/.test(whole),
    };
  });

const isOwnRule = (target: string, from: string): boolean => {
  const flow = /^machines\/(\w+)\/[\w-]+$/.exec(target)?.[1];
  return flow !== undefined && new RegExp(`^(machines|src/flows)/${flow}/`).test(from);
};

const fits = (target: string, allowed: string, from: string): boolean => {
  if (allowed === '*') return true;
  if (allowed === './') return posix.dirname(target) === posix.dirname(from);
  if (allowed === ownRules) return isOwnRule(target, from);
  if (target === `${allowed}index`) return false;
  if (allowed.endsWith('/') || allowed.endsWith(':')) return target.startsWith(allowed);
  if (allowed.endsWith('/*')) return target.startsWith(allowed.slice(0, -1));
  if (allowed.includes('/*/')) return new RegExp(`^${allowed.replaceAll('*', '\\w+')}$`).test(target);
  return target === allowed || target.startsWith(`${allowed}/`);
};

const advice = ', which stands on no lower floor: move what both need to one, or pass it in';

/** One sentence for each import that the table does not allow. */
export const violationsIn = (file: SourceFile): string[] => {
  const row = importTable.find(({ of }) => of.test(file.path));
  if (row === undefined) return [`${file.path} belongs to no row of the import table`];
  return importsOf(file).flatMap(({ target, typeOnly }) => {
    const isFloor = file.path.startsWith('server/') && target.startsWith('server/');
    const refused = [`${file.path} may not import ${target}${isFloor ? advice : ''}`];
    if (row.not?.test(target) && !typeOnly) return refused;
    if (row.may.some((allowed) => fits(target, allowed, file.path))) return [];
    if (!row.types?.some((allowed) => fits(target, allowed, file.path))) return refused;
    return typeOnly ? [] : [`${file.path} may import ${target} only as a type`];
  });
};
