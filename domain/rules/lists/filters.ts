import type { PageSize } from './page-size';

/** How the word of a filter may be spelled in an address. */
export type FilterKind = 'codigo' | 'texto' | 'fecha' | 'marca';

export type FilterKinds = Readonly<Record<string, FilterKind>>;

/** What was searched: a word for each filter, empty where it is not set, and the page of the results. */
export type Filters<K extends FilterKinds> = { readonly [N in keyof K]: string } & {
  readonly pagina: number;
  readonly filas: PageSize;
};
