import { expect, test } from 'vitest';
import { affiliationPlace } from './affiliation-place';

test('no form finds what was written in another one', () => {
  const places = (['holderAffiliation', 'dependentAffiliation'] as const).flatMap((flow) =>
    [null, '500001', '500002'].map((numeroCaso) => affiliationPlace(flow, numeroCaso)),
  );
  expect(new Set(places).size).toBe(6);
});
