import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

const filesUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path) : [path];
  });

export interface SourceFile {
  path: string;
  text: string;
}

export const readSource = (path: string): SourceFile => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** Source files in these folders whose path matches, without generated files and fixtures. */
export const sourceFiles = (folders: readonly string[], wanted: RegExp): SourceFile[] =>
  folders
    .flatMap(filesUnder)
    .filter((path) => wanted.test(path) && !/\.gen\.ts$|^tests\/fixtures\//.test(path))
    .map(readSource);
