import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { SourceFile } from './source-files';

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];
/** What only looks at the product: an export that serves nobody else serves nobody. */
const looksOn = (path: string) => /\.(test|spec)\.tsx?$|^(tests|e2e|engine|src\/ui\/gallery)\//.test(path);

const wordsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = '']) => word);

interface Use {
  /** The file that is used, as the import says it. */
  target: string;
  names: readonly string[];
}

interface Read extends SourceFile {
  exported: readonly string[];
  uses: readonly Use[];
}

/** Of a whole module those names that stand behind its own, of one that is fetched later all that its reader says. */
const read = ({ path, text }: SourceFile): Read => {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const use = (request: string, names: readonly string[]) => ({
    target: posix.join(posix.dirname(path), request),
    names,
  });
  const uses = [
    ...staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName, localName }) =>
        use(
          moduleRequest.value,
          importName.kind === 'NamespaceObject'
            ? wordsIn(text, new RegExp(`\\b${localName.value}\\.(\\w+)`, 'g'))
            : [importName.name ?? 'default'],
        ),
      ),
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest === null ? [] : [use(moduleRequest.value, [importName.name ?? ''])],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) =>
      use(text.slice(start + 1, end - 1), wordsIn(text, /\b(\w+)\b/g)),
    ),
  ];
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest === null && exportName.name !== null ? [exportName.name] : [],
    ),
  );
  return { path, text, exported, uses };
};

/** What the product's own files export and nobody imports but what looks at them; a name that its own file needs is used. */
export const unusedExports = (files: readonly SourceFile[], isOfProduct: (path: string) => boolean): string[] => {
  const known = new Set(files.map(({ path }) => path));
  const users = files.filter(({ path }) => !looksOn(path)).map(read);
  const used = new Map<string, Set<string>>();
  for (const { target, names } of users.flatMap(({ uses }) => uses))
    for (const path of endings.map((ending) => target + ending).filter((one) => known.has(one)))
      used.set(path, new Set([...(used.get(path) ?? []), ...names]));
  return users
    .filter(({ path }) => isOfProduct(path))
    .flatMap(({ path, text, exported }) =>
      exported
        .filter((name) => used.get(path)?.has(name) !== true)
        .filter((name) => wordsIn(text, new RegExp(`\\b(${name})\\b`, 'g')).length === 1)
        .map((name) => `${path}: ${name}`),
    );
};
