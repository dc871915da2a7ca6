import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The file of a thread, asked for with import.meta.url: beside the sources it is .mjs; the bundle has it as an entry of
 * its own, .js, perhaps above its chunks.
 */
export const workerFile = (asking: string, name: string): string =>
  [`./${name}.mjs`, `./${name}.js`, `../${name}.js`]
    .map((file) => fileURLToPath(new URL(file, asking)))
    .find((path) => existsSync(path)) ?? `${name}.js`;
