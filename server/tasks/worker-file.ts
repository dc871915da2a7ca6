import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The path of a worker thread's file, relative to import.meta.url: .mjs beside the sources, .js in the bundle, where it
 * may be one folder above its chunk.
 */
export const workerFile = (asking: string, name: string): string =>
  [`./${name}.mjs`, `./${name}.js`, `../${name}.js`]
    .map((file) => fileURLToPath(new URL(file, asking)))
    .find((path) => existsSync(path)) ?? `${name}.js`;
