import { expect, test } from 'vitest';
import { affiliationPlace } from './affiliation-place';

test('each form has its own draft', () => {
  const places = (['titular', 'dependiente'] as const).flatMap((tipo) =>
    [null, '500001', '500002'].map((numeroCaso) => affiliationPlace(tipo, numeroCaso)),
  );
  expect(new Set(places).size).toBe(6);
});
