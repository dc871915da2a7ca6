import { importsOf } from './import-table';
import type { SourceFile } from './source-files';

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];
const lazy = /\bimport\(/g;

/** What a file needs before it can run: no types, and nothing that it fetches later. */
const neededBy = (file: SourceFile, known: ReadonlySet<string>): string[] =>
  importsOf({ ...file, text: file.text.replace(lazy, 'later(') }).flatMap(({ target, typeOnly }) =>
    typeOnly ? [] : endings.map((ending) => target + ending).filter((path) => known.has(path)),
  );

/** Each circle once, as the files on it in order; a file that is on several is told with the first. */
export const circlesIn = (files: readonly SourceFile[]): string[] => {
  const known = new Set(files.map(({ path }) => path));
  const needs = new Map(files.map((file) => [file.path, neededBy(file, known)]));
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, above: readonly string[]) => {
    const begins = above.indexOf(path);
    if (begins >= 0) circles.push([...above.slice(begins), path].join(' → '));
    if (begins >= 0 || done.has(path)) return;
    for (const next of needs.get(path) ?? []) visit(next, [...above, path]);
    done.add(path);
  };
  for (const path of known) visit(path, []);
  return circles;
};
