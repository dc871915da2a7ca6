import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { type SourceFile, sourceFiles } from '../../../tests/house/source-files';

/** The files that a file imports at run time, without types. */
const importsOf = ({ path, text }: SourceFile): string[] => {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const from = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return from
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(path), name))
    .flatMap((name) => ['', '.ts', '.tsx', '/index.ts'].map((ending) => name + ending).find(existsSync) ?? []);
};

/** All direct and indirect importers of each file. */
export const importersOf = (): ((file: string) => ReadonlySet<string>) => {
  const importers = new Map<string, string[]>();
  for (const file of sourceFiles(
    ['domain', 'src', 'machines', 'server', 'tests', 'e2e', 'tools', 'scripts'],
    /\.tsx?$/,
  ))
    for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file.path]);
  return (file) => {
    const found = new Set<string>();
    const look = (one: string): void => {
      for (const importer of importers.get(one) ?? []) {
        if (found.has(importer)) continue;
        found.add(importer);
        look(importer);
      }
    };
    look(file);
    return found;
  };
};
