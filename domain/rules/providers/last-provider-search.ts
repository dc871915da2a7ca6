import { noProviderWords, type ProviderWords } from './provider-filters';
import { providerSearchFaults } from './provider-search';

const fits = (word: unknown): word is string => typeof word === 'string' && /^[0-9A-Za-z-]{0,40}$/.test(word);

/** What a device keeps of a search: lists and places; never a name, which is somebody's. Null: nothing is left to search. */
export const lastProviderSearch = (words: ProviderWords): ProviderWords | null => {
  const kept = { ...words, prestador: '', nombre: '' };
  return providerSearchFaults(kept).length === 0 ? kept : null;
};

/** As it comes back from the device. */
export const keptProviderSearch = (kept: object | null): ProviderWords | null => {
  if (kept === null) return null;
  const found = Object.entries(noProviderWords).map(([name]) => {
    const word: unknown = Reflect.get(kept, name);
    return [name, fits(word) ? word : ''];
  });
  // One entry for each name.
  return lastProviderSearch(Object.fromEntries(found) as ProviderWords);
};
