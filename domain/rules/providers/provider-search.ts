export type ProviderSearchFault = 'faltaProvincia' | 'faltaMunicipio';

export interface ProviderSearch {
  nombre: string;
  /** A known code replaces the name. */
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

/** The kind in calls about one provider: 1 a doctor, 2 any other. */
export const providerType = (tipoPrestador: string): 1 | 2 => (tipoPrestador === 'Medico' ? 1 : 2);

/** The kind of related providers if the service omits it: centers of a doctor, doctors of a center. */
export const relatedType = (tipoPrestador: string, said: string): string =>
  said || (providerType(tipoPrestador) === 1 ? 'Centro' : 'Medico');
