import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../explore/flows';

/** The list of equivalent mutants. */
export const equivalentFile = 'tools/mutants/equivalent.tsv';

/** Per flow, or `src` for the rest of the product. */
export const equivalentMutants = (): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  const [, ...rows] = readFileSync(join(root, equivalentFile), 'utf8').trimEnd().split('\n');
  for (const row of rows) {
    const [flow = '', mutant = ''] = row.split('\t');
    found.set(flow, [...(found.get(flow) ?? []), mutant]);
  }
  return found;
};
