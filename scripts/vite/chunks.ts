import { resolve } from 'node:path';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; importers: readonly string[] } | null;
}

const root = resolve(import.meta.dirname, '../..');
const entry = resolve(root, 'index.html');
/** A small module of the old kind: with it comes what the bundler needs for such, which would else be a file of its own. */
const jsx = resolve(root, 'node_modules/react/jsx-runtime.js');
const pageEntry = resolve(root, 'src/page.tsx');
const pageOf = (route: string) => `${resolve(root, `src/routes/${route}.tsx`)}?tsr-split=component`;
const login = pageOf('login');
const chrome = resolve(root, 'src/screens/shell/Chrome.tsx');
const behindLinks = ['CambioCorreo', 'ReversoCorreo', 'cambioClave', 'confirmacioncorreo', 'confirmarAfiliado'].map(
  (name) => pageOf(`solicitud.${name}.$`),
);

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

/**
 * Two files: the program without its looks, which comes first and starts while the other is on its way; then what every
 * page is drawn with, and with it what the log-in shares with others: cut apart they compress worse, and each file
 * costs a request. What stands around every other page is one file too, and so are the pages behind links, which have
 * most of it in common. All else is cut as the bundler sees fit.
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
    group('program', 4, () => [entry, jsx]),
    group('page', 3, (graph) => [pageEntry, ...sharedWithLogin(graph)]),
    group('Chrome', 2, () => [chrome]),
    group('links', 1, () => behindLinks),
  ];
};
