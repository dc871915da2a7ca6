import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
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

export interface Preload {
  scripts: readonly string[];
  styles: readonly string[];
}

// Every page but these stands inside bar and menu, which are a file of their own.
const bare = ['login', 'onboarding'];
const chrome = 'src/screens/shell/Chrome.tsx';

/** What the page of an address will ask for as soon as the entry has run, so that it can be asked for before. */
export const loadPreloads = (folder: string): ((path: string) => Preload) => {
  const all = readManifest(folder);
  const inEntry = withImports(all, 'index.html');
  const pages = Object.keys(all).flatMap((key) => {
    const route = /^src\/routes\/([^_][^?]*)\.tsx(\?tsr-split=component)?$/.exec(key)?.[1];
    if (route === undefined || route === '$') return [];
    const chunks = [...new Set([...withImports(all, key), ...(bare.includes(route) ? [] : withImports(all, chrome))])]
      .filter((chunk) => !inEntry.has(chunk))
      .flatMap((chunk) => all[chunk] ?? []);
    const scripts = chunks.map(({ file }) => `/${file}`);
    const styles = chunks.flatMap(({ css }) => css.map((file) => `/${file}`));
    return [{ pattern: pattern(route), preload: { scripts, styles } }];
  });
  const none: Preload = { scripts: [], styles: [] };
  return (path) => pages.find((page) => page.pattern.test(path))?.preload ?? none;
};
