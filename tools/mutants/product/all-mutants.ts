import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { withAll } from './rewrite';
import type { Mutant } from './sample';

/** Serves the product with all mutants, before any other plugin reads a file; writes nothing. */
export const allMutants = (root: string, mutants: readonly Mutant[], is: (id: number) => string): Plugin => {
  return {
    name: 'all-mutants',
    enforce: 'pre',
    load: (id) => {
      const [path = ''] = id.split('?');
      const name = relative(root, path).replaceAll('\\', '/');
      const found = mutants.filter(({ file }) => file === name);
      return found.length === 0 ? null : { code: withAll(readFileSync(path, 'utf8'), found, is), map: null };
    },
  };
};
