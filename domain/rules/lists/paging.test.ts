import { describe, expect, test } from 'vitest';
import { defaultPageSize, lastPageFallback, type PageSize, pageSizeOf, pageSizes, paging } from './paging';

const found = (count: number, total: number, page: number, size: PageSize) =>
  paging({ rows: Array.from({ length: count }), total, page, size });

describe('pages', () => {
  test.each([
    ['nothing', found(0, 0, 1, 5), { pages: 1, range: null, previous: null, next: null }],
    ['less than a page', found(3, 3, 1, 5), { pages: 1, range: [1, 3], previous: null, next: null }],
    ['a full page', found(5, 5, 1, 5), { pages: 1, range: [1, 5], previous: null, next: null }],
    ['the first of three', found(5, 12, 1, 5), { pages: 3, range: [1, 5], previous: null, next: 2 }],
    ['the second of three', found(5, 12, 2, 5), { pages: 3, range: [6, 10], previous: 1, next: 3 }],
    ['the last of three', found(2, 12, 3, 5), { pages: 3, range: [11, 12], previous: 2, next: null }],
    ['a page after the last', found(0, 12, 99, 5), { pages: 3, range: null, previous: 3, next: null }],
    ['a hundred rows', found(100, 21012, 2, 100), { pages: 211, range: [101, 200], previous: 1, next: 3 }],
  ])('%s', (_, shown, expected) => {
    expect(shown).toEqual(expected);
  });
});

describe('the rows of a page', () => {
  test('[TABLE-04] [TABLE-05] are 5 by default, and 5, 10, 25 or 100 by choice', () => {
    expect([defaultPageSize, ...pageSizes]).toEqual([5, 5, 10, 25, 100]);
  });

  test.each([
    ['5', 5],
    ['100', 100],
    ['05', null],
    ['6', null],
    ['', null],
    ['25 ', null],
  ])('«%s» is %o', (asked, size) => {
    expect(pageSizeOf(asked)).toBe(size);
  });
});

const answer = (rows: number, cantidadRegistros: number) => ({ data: Array.from({ length: rows }), cantidadRegistros });

test.each([
  ['a page with rows stays', answer(5, 12), 3, 5, null],
  ['a page behind the last leads to it', answer(0, 12), 9, 5, 3],
  ['nothing found is no page behind the last', answer(0, 0), 2, 5, null],
  ['an empty page that should have rows is asked for no more', answer(0, 12), 3, 5, null],
])('%s', (_, found, page, size, last) => {
  expect(lastPageFallback(found, page, size)).toBe(last);
});
