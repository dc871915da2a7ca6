import { resolve } from 'node:path';

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

/** A module of a flow or of its chart is part of the flow's chunk, but for its texts. */
const ours = /[\\/](domain|src[\\/](ui|parts|texts|platform|wiring))[\\/]|[\\/]flows[\\/]\w+[\\/]texts\.ts$/;
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

const source = (path: string) => resolve(root, 'src', path);
/** The chunks that the log-in loads first, and those that it fetches when idle. */
const withLogin = [
  entry,
  pageEntry,
  login,
  help,
  ...['app/start/prefetch.ts', 'flows/shell/Chrome.tsx', 'ui/overlays/Dialog.tsx'].map(source),
];

/** What the log-in fetches when idle where the server offers passkeys. */
const passkeys = source('app/start/told-passkeys.ts');

/** Apart from a heavy library, a module of ours that several flows use: alone it would cost a request and a name in each list. */
const isShared = (graph: Graph, id: string) =>
  ours.test(id) && usersOf(graph, id).size > 1 && ![...closure(graph, [id])].some((one) => heavy.test(one));

/**
 * The names of the other chunks stand in the entry alone: a release that changes a page renames that page and the entry.
 * The scripts without React, which load first and start while others are loading; then the packages that every page is
 * rendered with, whose name changes only with them; then what every page shares, together with what the log-in shares with
 * other pages: apart they compress worse; then what several flows share, apart where the log-in fetches it when idle. All
 * else is part of the chunk of its flow.
 */
export const chunks = () => {
  /** Reckoned once for each build. */
  const needed = (ids: (graph: Graph) => readonly string[]) => {
    let found: Set<string> | null = null;
    return (graph: Graph) => {
      found ??= closure(graph, ids(graph));
      return found;
    };
  };
  const group = (name: string, priority: number, ids: (graph: Graph) => readonly string[]) => {
    const inside = needed(ids);
    return { priority, name: (id: string, graph: Graph) => (inside(graph).has(id) ? name : null) };
  };
  const byLogin = needed(() => withLogin);
  const byPasskeys = needed(() => [passkeys]);
  const nameOf = (id: string, graph: Graph) => {
    if (byLogin(graph).has(id)) return 'common';
    return byPasskeys(graph).has(id) ? 'passkeys' : 'members';
  };
  return [
    group('program', 3, (graph) => graph.getModuleInfo(main)?.importedIds ?? []),
    group('library', 4, () => [library, jsx]),
    group('page', 2, (graph) => [pageEntry, ...sharedWithLogin(graph)]),
    {
      priority: 1,
      minShareCount: 2,
      includeDependenciesRecursively: false,
      name: (id: string, graph: Graph) => (isShared(graph, id) ? nameOf(id, graph) : null),
    },
  ];
};
