import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof manifest>;

const readManifest = (folder: string): Manifest => {
  const path = join(folder, '.vite/manifest.json');
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), manifest),
    existsSync(path) ? readFileSync(path, 'utf8') : '{}',
  );
  return read.success ? read.output : {};
};

/** The file names of src/routes say which address each page has: a dot is a slash, a final $ takes any rest. */
const pattern = (route: string): RegExp => {
  const parts = route.split('.').filter((part) => part !== 'index');
  const escaped = parts.map((part) => (part === '$' ? '.+' : part.replace(/[^\w-]/g, '')));
  return new RegExp(`^/${escaped.join('/')}/?$`, 'i');
};

const withImports = (all: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of all[key]?.imports ?? []) withImports(all, imported, seen);
  return seen;
};

/** Static markup by shape, made at build from the components that will stand there. */
const shapes = v.object({ login: v.string(), bare: v.string(), page: v.string() });
type Shape = keyof v.InferOutput<typeof shapes>;

const readShapes = (folder: string): Record<Shape, string> => {
  const path = join(folder, '.vite/first-paint.json');
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), shapes),
    existsSync(path) ? readFileSync(path, 'utf8') : '{}',
  );
  return read.success ? read.output : { login: '', bare: '', page: '' };
};

/** What a page needs before its program runs, so that it paints and asks for all of it at once. */
export interface FirstLoad {
  scripts: readonly string[];
  /** They stand in the document itself. */
  styles: readonly string[];
  /** What is seen until the program stands. */
  markup: string;
}

// Every page but these stands inside bar and menu, which are a file of their own.
const bare: Readonly<Record<string, Shape>> = { login: 'login', onboarding: 'bare' };
const chrome = 'src/flows/shell/Chrome.tsx';

export const loadFirstLoads = (folder: string): ((path: string) => FirstLoad) => {
  const all = readManifest(folder);
  const markup = readShapes(folder);
  const inEntry = withImports(all, 'index.html');
  // What is seen comes after the program; every page needs both.
  const page = Object.keys(all)
    .filter((key) => ['library', 'page'].includes(all[key]?.name ?? ''))
    .flatMap((key) => [...withImports(all, key)]);
  const loadOf = (keys: Set<string>, shape: Shape): FirstLoad => {
    const wanted = new Set([...inEntry, ...page, ...keys, ...(shape === 'page' ? withImports(all, chrome) : [])]);
    const chunks = [...wanted].flatMap((key) => {
      const chunk = all[key];
      return chunk === undefined ? [] : [{ ...chunk, early: inEntry.has(key) }];
    });
    return {
      scripts: chunks.filter(({ early }) => !early).map(({ file }) => `/${file}`),
      styles: chunks.flatMap(({ css }) => css).map((file) => `/${file}`),
      markup: markup[shape],
    };
  };
  const pages = Object.keys(all).flatMap((key) => {
    const route = /^src\/routes\/([^_][^?]*)\.tsx(\?tsr-split=component)?$/.exec(key)?.[1];
    if (route === undefined || route === '$') return [];
    return [{ pattern: pattern(route), load: loadOf(withImports(all, key), bare[route] ?? 'page') }];
  });
  const other = loadOf(new Set(), 'page');
  return (path) => pages.find((page) => page.pattern.test(path))?.load ?? other;
};
