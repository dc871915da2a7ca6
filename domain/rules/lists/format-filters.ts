import type { FilterKinds, Filters } from './filters';
import { defaultPageSize } from './page-size';

/** The router parses values as JSON, so a quoted name or 1e5 needs quotes to round-trip. */
const asWritten = (word: string): string => {
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
