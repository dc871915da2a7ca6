import type { Filters } from '../lists/filters';

/** The filters of a search of providers, in the order in which they stand in an address. */
export const providerFilterKinds = {
  prestador: 'codigo',
  tipo: 'codigo',
  nombre: 'texto',
  especialidad: 'codigo',
  plan: 'codigo',
  complementario: 'codigo',
  provincia: 'codigo',
  municipio: 'codigo',
} as const;

export type ProviderFilters = Filters<typeof providerFilterKinds>;

/** What the fields hold. */
export type ProviderWords = Readonly<Record<keyof typeof providerFilterKinds, string>>;

export const noProviderWords: ProviderWords = {
  prestador: '',
  tipo: '',
  nombre: '',
  especialidad: '',
  plan: '',
  complementario: '',
  provincia: '',
  municipio: '',
};
