export type ProviderSearchFault = 'faltaProvincia' | 'faltaMunicipio';

export interface ProviderSearch {
  nombre: string;
  /** Somebody whose code is known needs no name. */
  prestador: string;
  provincia: string;
  municipio: string;
}

/** Without a name both places are needed. */
export const providerSearchFaults = (search: ProviderSearch): ProviderSearchFault[] => {
  if (search.nombre.trim() !== '' || search.prestador !== '') return [];
  return [
    ...(search.provincia === '' ? ['faltaProvincia' as const] : []),
    ...(search.municipio === '' ? ['faltaMunicipio' as const] : []),
  ];
};
