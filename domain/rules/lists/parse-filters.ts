import type { FilterKind, FilterKinds, Filters } from './filters';
import { defaultPageSize, pageSizeOf } from './page-size';

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
