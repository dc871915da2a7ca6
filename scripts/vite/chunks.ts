import { resolve } from 'node:path';
import { requestKinds } from '../../domain/rules/requests/request-kinds.ts';

interface Graph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[]; importers: readonly string[] } | null;
}

const root = resolve(import.meta.dirname, '../..');
const entry = resolve(root, 'index.html');
const jsx = resolve(root, 'node_modules/react/jsx-runtime.js');
const main = resolve(root, 'src/main.ts');
const pageEntry = resolve(root, 'src/page.tsx');
const library = resolve(root, 'src/library.ts');
const login = `${resolve(root, 'src/routes/login.tsx')}?tsr-split=component`;
const help = `${resolve(root, 'src/routes/ayuda.tsx')}?tsr-split=component`;

/** The router's index names it, but only pages with links use it. */
const links = /react-router[\\/]dist[\\/]esm[\\/]link\.js$/;

const closure = (graph: Graph, ids: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const id of ids) {
    if (seen.has(id) || links.test(id)) continue;
    seen.add(id);
    closure(graph, graph.getModuleInfo(id)?.importedIds ?? [], seen);
  }
  return seen;
};

/** What the log-in and some other page both need. */
const sharedWithLogin = (graph: Graph): readonly string[] => {
  const ofLogin = closure(graph, [login]);
  const elsewhere = (id: string) =>
    graph.getModuleInfo(id)?.importers.some((importer) => !ofLogin.has(importer)) ?? false;
  return [...ofLogin].filter(elsewhere);
};

const ours =
  /[\\/]domain[\\/](rules|contract|brand)[\\/]|[\\/]src[\\/]((ui|parts|texts|platform)[\\/]|flows[\\/]\w+[\\/]texts\.ts$|app[\\/]requests[\\/]attachments\.|wiring[\\/]\w+[\\/](load-requester|case-request-queue|document-upload-queue|session-files|attachments)\.)/;
/** Libraries of overlays, calendars and comboboxes, which are fetched when those open. */
const heavy = /node_modules[\\/](@radix-ui|@?react-aria|@?react-stately|@internationalized)[\\/]/;

/** A check that opens a flow is part of the flow's chunk. */
const folderOf = (id: string) => /[\\/](?:machines|flows)[\\/](\w+?)(?:Check)?[\\/]/.exec(id)?.[1];
/** The flows, and whatever else begins something, that a module is part of. */
const usersOf = (graph: Graph, id: string, seen = new Set<string>()): Set<string> => {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const users = new Set(importers.length === 0 ? [id] : []);
  for (const importer of importers) {
    if (seen.has(importer)) continue;
    seen.add(importer);
    const flow = folderOf(importer);
    const above = flow === undefined ? usersOf(graph, importer, seen) : [flow];
    for (const user of above) users.add(user);
  }
  return users;
};

/** Modules of the pages behind mailed links, which other visitors do not need. */
const ofLinks = /[\\/](src[\\/](texts[\\/]links|ui[\\/]frames[\\/]LinkPage)|domain[\\/]rules[\\/]links[\\/])/;

/** Reckoned once for each build. */
const closures = new WeakMap<Graph, Map<string, Set<string>>>();
const inside = (graph: Graph, name: string, ids: () => readonly string[]): Set<string> => {
  const known = closures.get(graph) ?? new Map<string, Set<string>>();
  closures.set(graph, known);
  const found = known.get(name) ?? closure(graph, ids());
  known.set(name, found);
  return found;
};

const source = (path: string) => resolve(root, 'src', path);
/** The chunks that the log-in loads first, and those that it fetches when idle. */
const withLogin = [
  entry,
  pageEntry,
  login,
  help,
  ...['app/start/prefetch.ts', 'flows/shell/Chrome.tsx', 'ui/overlays/Dialog.tsx'].map(source),
];
const loginDialogs = source('app/dialogs/LoginDialog.tsx');

/** The forms of requests: those whose name in the URL is the flow's, and the older ones. */
const forms = [
  'reimbursement',
  'reimbursementEdit',
  'preauthorization',
  'affiliation',
  ...requestKinds.map(({ forma }) => forma),
];
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The first chunk of a form; its other chunks are fetched while the member reads what to prepare. */
const openingsOfRequests = forms.map((form) => source(`app/requests/${capital(form)}.tsx`));

/** The forms of requests with the entry of each part: modules that only some of them share go into the first of these. */
const families: readonly (readonly [name: string, users: RegExp])[] = [
  [
    'requests',
    new RegExp(
      `^(${forms.join('|')}|caseSubmission)$|[\\\\/]src[\\\\/](app[\\\\/]requests[\\\\/](${forms.map(capital).join('|')})\\.|parts[\\\\/]requests[\\\\/])`,
    ),
  ],
];
/** So small that they cost less in the chunk of every member than beside the chunk of a form. */
const small = /[\\/](domain[\\/]rules[\\/](requests|attachments)|src[\\/]platform)[\\/]/;
const familyOf = (graph: Graph, id: string): string | undefined => {
  if (small.test(id)) return undefined;
  const users = [...usersOf(graph, id)];
  const name = families.find(([, pattern]) => users.every((user) => pattern.test(user)))?.[0];
  return name === undefined || inside(graph, 'requests', () => openingsOfRequests).has(id) ? name : `${name}-parts`;
};

/** Small modules of several chunks: a chunk for each would cost a request, and a name in each list of preloads. */
const common = {
  priority: 1,
  minShareCount: 2,
  includeDependenciesRecursively: false,
  name: (id: string, graph: Graph) =>
    ours.test(id) && usersOf(graph, id).size > 1 && ![...closure(graph, [id])].some((one) => heavy.test(one))
      ? ofLinks.test(id)
        ? 'links'
        : inside(graph, 'login', () => withLogin).has(id)
          ? 'common'
          : inside(graph, 'dialogs', () => graph.getModuleInfo(loginDialogs)?.dynamicallyImportedIds ?? []).has(id)
            ? 'forms'
            : (familyOf(graph, id) ?? 'members')
      : null,
};

/**
 * The names of the other chunks stand in the entry alone: a release that changes a page renames that page and the entry.
 * The scripts without React, which load first and start while others are loading; then the packages that every page is
 * rendered with, whose name changes only with them; then what every page shares, together with what the log-in shares with
 * other pages: apart they compress worse. The bundler splits the other modules, except for common ones.
 */
export const chunks = () => {
  const group = (name: string, priority: number, ids: (graph: Graph) => readonly string[]) => {
    let inside: Set<string> | null = null;
    return {
      priority,
      name: (id: string, graph: Graph) => {
        inside ??= closure(graph, ids(graph));
        return inside.has(id) ? name : null;
      },
    };
  };
  return [
    group('program', 3, (graph) => graph.getModuleInfo(main)?.importedIds ?? []),
    group('library', 4, () => [library, jsx]),
    group('page', 2, (graph) => [pageEntry, ...sharedWithLogin(graph)]),
    common,
  ];
};
