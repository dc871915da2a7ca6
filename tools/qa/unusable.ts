import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Told in one line, with exit code 1. */
export class Unusable extends Error {}

export const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Unusable(`${path}: no se puede leer`);
  }
};

export const save = (path: string, text: string): void => {
  try {
    mkdirSync(dirname(resolve(path)), { recursive: true });
    writeFileSync(path, text);
  } catch {
    throw new Unusable(`${path}: no se puede escribir`);
  }
};
