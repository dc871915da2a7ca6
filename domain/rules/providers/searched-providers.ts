import type { PageSize } from '../lists/page-size';
import type { ProviderFilters, ProviderWords } from './provider-filters';

const longestName = 150;

/** A name as it is asked for: what no address can carry is no part of it. */
const askedName = (typed: string): string =>
  typed
    .slice(0, longestName)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();

/** The first page of what the fields ask for. */
export const searchedProviders = (words: ProviderWords, filas: PageSize): ProviderFilters => ({
  ...words,
  nombre: askedName(words.nombre),
  pagina: 1,
  filas,
});
