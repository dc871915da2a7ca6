import { defaultPageSize, type PageSize, pageSizeOf } from './paging';

/** How the word of a filter may be spelled in an address. */
export type FilterKind = 'codigo' | 'texto' | 'fecha' | 'marca';

export type FilterKinds = Readonly<Record<string, FilterKind>>;

/** The filters of a search: text by filter, empty if not set, and the page of the results. */
export type Filters<K extends FilterKinds> = { readonly [N in keyof K]: string } & {
  readonly pagina: number;
  readonly filas: PageSize;
};

/** The canonical text of filters, so that equal searches compare as equal. */
export const canonicalFilters = <K extends FilterKinds>(filters: Filters<K>, kinds: K): string =>
  formatFilters(parseFilters(filters, kinds), kinds);

const spelled: Record<FilterKind, (word: string) => boolean> = {
  codigo: (word) => /^[0-9A-Za-z-]{1,40}$/.test(word),
  texto: (word) => word.length <= 150 && word.trim() !== '' && !/[\p{Cc}\p{Cs}]/u.test(word),
  fecha: (word) => /^\d{4}-\d\d-\d\d$/.test(word) && new Date(`${word}T00:00:00Z`).toJSON()?.slice(0, 10) === word,
  marca: (word) => word === 'si',
};

const lastPage = 1_000_000;

/** The router parses digits as a number. */
const wordAt = (search: Readonly<Record<string, unknown>>, name: string): string => {
  const value = Object.hasOwn(search, name) ? search[name] : '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

/** Parses the filters in an address and drops invalid ones. */
export const parseFilters = <K extends FilterKinds>(search: object, kinds: K): Filters<K> => {
  const said = { ...search };
  const words = Object.entries(kinds).map(([name, kind]) => {
    const word = wordAt(said, name);
    return [name, spelled[kind](word) ? word : ''];
  });
  const page = wordAt(said, 'pagina');
  return {
    // One entry for each name of the table.
    ...(Object.fromEntries(words) as { [N in keyof K]: string }),
    pagina: /^[1-9]\d{0,6}$/.test(page) && Number(page) <= lastPage ? Number(page) : 1,
    filas: pageSizeOf(wordAt(said, 'filas')) ?? defaultPageSize,
  };
};

const mayBeJson = /^\s*(?:["[{\d-]|true|false|null)/;

/** The router parses values as JSON, so a quoted name or 1e5 needs quotes to round-trip. */
const asWritten = (word: string): string => {
  // Most words are none, and an exception takes longer than all the rest.
  if (!mayBeJson.test(word)) return word;
  try {
    const read: unknown = JSON.parse(word);
    return read !== null && String(read) === word ? word : JSON.stringify(word);
  } catch {
    return word;
  }
};

/** The query string: only the set filters, in the order of the table, so that equal filters are equal text. */
export const formatFilters = <K extends FilterKinds>(filters: Filters<K>, kinds: K): string => {
  const said = Object.keys(kinds).map((name) => [name, String(filters[name] ?? '')] as const);
  const paging = [
    ['pagina', filters.pagina === 1 ? '' : String(filters.pagina)],
    ['filas', filters.filas === defaultPageSize ? '' : String(filters.filas)],
  ] as const;
  const words = [...said, ...paging].filter(([, word]) => word !== '');
  const search = words.map(([name, word]) => `${name}=${encodeURIComponent(asWritten(word))}`).join('&');
  return search === '' ? '' : `?${search}`;
};
