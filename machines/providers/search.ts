import * as v from 'valibot';
import type { NearPlace } from '../../domain/rules/contact/nearest-places';
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
    complementario: written.plan === words.plan && complementOffered(written.plan) ? written.complementario : '',
  };
};

/** What most members look for: a kind of provider, or a specialty. */
export interface FrequentChoice {
  campo: 'tipo' | 'especialidad';
  /** Empty: chosen no longer. */
  valor: string;
}

/** One replaces the other: a pharmacy has no specialty. */
export const withFrequent = (words: ProviderWords, { campo, valor }: FrequentChoice): ProviderWords =>
  updateProviderField({ ...words, tipo: '', especialidad: '' }, campo, valor);

/** Another province clears the municipality; the only one of a province needs no second choice. */
export const inProvince = (words: ProviderWords, provincia: string, municipios: readonly string[]): ProviderWords => {
  const written = updateProviderField(words, 'provincia', provincia);
  const [only = '', ...others] = municipios;
  return written.municipio === '' && others.length === 0 ? { ...written, municipio: only } : written;
};

export const atPlace = (words: ProviderWords, place: Pick<NearPlace, 'provincia' | 'municipio'>): ProviderWords => ({
  ...words,
  prestador: '',
  provincia: place.provincia,
  municipio: place.municipio,
});

/** How many filters were chosen: a place takes two fields, and one near the device has a chip of its own. */
export const chosenFilters = (
  { provincia, municipio, ...others }: ProviderWords,
  near: readonly Pick<NearPlace, 'municipio'>[],
): number => {
  const place = provincia !== '' && near.every((one) => one.municipio !== municipio);
  return Object.values(others).filter((word) => word !== '').length + (place ? 1 : 0);
};

/** A filter of a search that is shown in words; `municipio` stands for the place. */
export type ShownFilter = 'tipo' | 'especialidad' | 'plan' | 'complementario' | 'municipio';

export const withoutFilter = (words: ProviderWords, campo: ShownFilter): ProviderWords =>
  campo === 'municipio' ? atPlace(words, { provincia: '', municipio: '' }) : updateProviderField(words, campo, '');

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
