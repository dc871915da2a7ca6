/** As the calls about one provider ask for it: 1 a doctor, 2 anything else. */
export const providerType = (tipoPrestador: string): 1 | 2 => (tipoPrestador === 'Medico' ? 1 : 2);
