import { shortestPassword } from '../../../domain/rules/registration/new-password';
import type { PersonFacts, Weakness } from '../../../domain/rules/registration/weak-password';

/** What the service would say of a password. The list is fetched with the first one long enough. */
export const passwordWeakness = async (
  clave: string,
  person: Pick<PersonFacts, 'nombres' | 'apellidos' | 'documentos'>,
): Promise<Weakness | null> => {
  if (clave.length < shortestPassword) return null;
  const { findWeakness } = await import('../../../domain/rules/registration/weak-password');
  return findWeakness(clave, { ...person, nacimiento: '' });
};
