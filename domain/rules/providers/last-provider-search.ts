import * as v from 'valibot';
import { noProviderWords, type ProviderWords } from './provider-filters';
import { providerSearchFaults } from './provider-search';

const word = v.fallback(v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{0,40}$/)), '');

/** What a device keeps of a search: lists and places; never a name, which is somebody's. Null: nothing is left to search. */
export const lastProviderSearch = (words: ProviderWords): ProviderWords | null => {
  const kept = { ...words, prestador: '', nombre: '' };
  return providerSearchFaults(kept).length === 0 ? kept : null;
};

/** As it comes back from the device. */
export const keptProviderSearch = v.pipe(
  v.object(Object.fromEntries(Object.keys(noProviderWords).map((name) => [name, word]))),
  v.transform((found) => lastProviderSearch({ ...noProviderWords, ...found })),
);
