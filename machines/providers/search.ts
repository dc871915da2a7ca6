import * as v from 'valibot';
import { complementOffered } from '../../domain/rules/coverage/coverage-search';
import type { PageSize } from '../../domain/rules/lists/paging';
import {
  noProviderWords,
  type ProviderFilters,
  type ProviderWords,
} from '../../domain/rules/providers/provider-filters';
import { providerSearchFaults } from '../../domain/rules/providers/provider-search';

const longestName = 150;

/** Normalizes a name for the address: drops characters that an address cannot carry. */
const normalizeName = (typed: string): string =>
  typed
    .slice(0, longestName)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();

/** The first page of the search in the fields. */
export const searchedProviders = (words: ProviderWords, filas: PageSize): ProviderFilters => ({
  ...words,
  nombre: normalizeName(words.nombre),
  pagina: 1,
  filas,
});

/** Clears fields that depend on the changed one, so that a search uses only visible values. */
export const updateProviderField = (words: ProviderWords, campo: keyof ProviderWords, valor: string): ProviderWords => {
  const written = { ...words, prestador: '', [campo]: valor };
  return {
    ...written,
    municipio: campo === 'provincia' && valor !== words.provincia ? '' : written.municipio,
    complementario: complementOffered(written.plan) ? written.complementario : '',
  };
};

const word = v.fallback(v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{0,40}$/)), '');

/** The part of a search that a device stores: lists and places, never a name. Null: nothing is left to search. */
export const lastProviderSearch = (words: ProviderWords): ProviderWords | null => {
  const kept = { ...words, prestador: '', nombre: '' };
  return providerSearchFaults(kept).length === 0 ? kept : null;
};

/** Parses the stored search. */
export const storedProviderSearch = v.pipe(
  v.object(Object.fromEntries(Object.keys(noProviderWords).map((name) => [name, word]))),
  v.transform((found) => lastProviderSearch({ ...noProviderWords, ...found })),
);
