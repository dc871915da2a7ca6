import { expect, test } from 'vitest';
import { lastPageFallback } from './last-page-fallback';

const answer = (rows: number, cantidadRegistros: number) => ({ data: Array.from({ length: rows }), cantidadRegistros });

test.each([
  ['a page with rows stays', answer(5, 12), 3, 5, null],
  ['a page behind the last leads to it', answer(0, 12), 9, 5, 3],
  ['nothing found is no page behind the last', answer(0, 0), 2, 5, null],
  ['an empty page that should have rows is asked for no more', answer(0, 12), 3, 5, null],
])('%s', (_, found, page, size, last) => {
  expect(lastPageFallback(found, page, size)).toBe(last);
});
