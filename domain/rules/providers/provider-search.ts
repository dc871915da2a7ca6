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

/** As the calls about one provider ask for it: 1 a doctor, 2 anything else. */
export const providerType = (tipoPrestador: string): 1 | 2 => (tipoPrestador === 'Medico' ? 1 : 2);

/** Doctors have centers and centers have doctors, where the service leaves it unsaid. */
export const relatedType = (tipoPrestador: string, said: string): string =>
  said || (providerType(tipoPrestador) === 1 ? 'Centro' : 'Medico');
