/** As the calls about one provider ask for it: 1 a doctor, 2 anything else. */
export const providerType = (tipoPrestador: string): 1 | 2 => (tipoPrestador === 'Medico' ? 1 : 2);

/** Doctors have centers and centers have doctors, where the service leaves it unsaid. */
export const relatedType = (tipoPrestador: string, said: string): string =>
  said || (providerType(tipoPrestador) === 1 ? 'Centro' : 'Medico');
