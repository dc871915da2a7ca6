import { resolve } from 'node:path';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; importers: readonly string[] } | null;
}

const root = resolve(import.meta.dirname, '../..');
const entry = resolve(root, 'index.html');
const login = `${resolve(root, 'src/routes/login.tsx')}?tsr-split=component`;

const closure = (graph: Graph, ids: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const id of ids) {
    if (seen.has(id)) continue;
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

/**
 * The base is what every page needs, and with it what the log-in shares with others: cut apart they compress worse, and
 * each file costs a request. All else is cut as the bundler sees fit.
 */
export const chunks = () => {
  let base: Set<string> | null = null;
  return [
    {
      name: (id: string, graph: Graph) => {
        base ??= closure(graph, [entry, ...sharedWithLogin(graph)]);
        return base.has(id) || id.includes('rolldown/runtime') ? 'base' : null;
      },
    },
  ];
};
