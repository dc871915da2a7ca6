import { complementOffered } from '../coverage/complement-offered';
import type { ProviderWords } from './provider-filters';

/** Clears fields that depend on the changed one, so that a search uses only visible values. */
export const updateProviderField = (words: ProviderWords, campo: keyof ProviderWords, valor: string): ProviderWords => {
  const written = { ...words, prestador: '', [campo]: valor };
  return {
    ...written,
    municipio: campo === 'provincia' && valor !== words.provincia ? '' : written.municipio,
    complementario: complementOffered(written.plan) ? written.complementario : '',
  };
};
