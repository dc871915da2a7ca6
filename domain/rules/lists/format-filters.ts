import type { FilterKinds, Filters } from './filters';
import { defaultPageSize } from './page-size';

/** The router reads words as JSON where they are such: a name in quotes, or one like 1e5, would come back as another. */
const asWritten = (word: string): string => {
  try {
    const read: unknown = JSON.parse(word);
    return read !== null && String(read) === word ? word : JSON.stringify(word);
  } catch {
    return word;
  }
};

/** What follows the path: only what is set, always in the order of the table, so that equal filters are equal text. */
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
