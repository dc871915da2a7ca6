import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../engine/flows';

const row = /^\| (\w+) \| `([^`]+)` \| .+ \|$/gm;

/** Per flow the mutants that do what the chart does, as docs/mutants.md explains them. */
export const equivalentMutants = (): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const [, flow = '', mutant = ''] of readFileSync(join(root, 'docs/mutants.md'), 'utf8').matchAll(row))
    found.set(flow, [...(found.get(flow) ?? []), mutant]);
  return found;
};
