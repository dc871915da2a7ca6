import { expect, test } from 'vitest';
import { backSearch } from './back-search';

test('an address says which page was asked for before, in words or not at all', () => {
  expect([{ volver: '/pagos', otro: '1' }, { volver: 7 }, {}].map(backSearch)).toEqual([
    { volver: '/pagos' },
    { volver: undefined },
    { volver: undefined },
  ]);
});
