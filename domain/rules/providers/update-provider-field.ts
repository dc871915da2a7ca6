import { complementOffered } from '../coverage/complement-offered';
import type { ProviderWords } from './provider-filters';

/** What else changes with a field: nobody searches for what they no longer see. */
export const updateProviderField = (words: ProviderWords, campo: keyof ProviderWords, valor: string): ProviderWords => {
  const written = { ...words, prestador: '', [campo]: valor };
  return {
    ...written,
    municipio: campo === 'provincia' && valor !== words.provincia ? '' : written.municipio,
    complementario: complementOffered(written.plan) ? written.complementario : '',
  };
};
