import { describe, expect, test } from 'vitest';
import { discover } from './flows';
import { universe } from './universe';
import { walk } from './walk';

const flows = await discover();

describe.each(flows)('$name', ({ name, cases }) => {
  test('walks every declared transition on the real machine as the model predicts', async () => {
    if (cases === null) throw new Error(`machines/${name}/${name}.cases.ts is missing: nothing can be walked`);
    const traces = await walk(cases, (real, model) => expect(real).toEqual(model));
    const walked = new Set(traces.flat().flatMap(({ taken }) => taken));
    expect(universe(cases.machine).flatMap(({ id }) => (walked.has(id) ? [] : [id]))).toEqual([]);
  });

  test('transition names are unique', () => {
    const ids = (cases?.machine === undefined ? [] : universe(cases.machine)).map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
