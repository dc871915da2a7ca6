import type { ApplicationLists, Choice } from './application-lists';

/**
 * What a dependent of this sex can be to the applicant: of the relationships of that sex those that the plan allows.
 * Where the two lists have nothing in common they do not speak of the same, and nothing is left out. Null as long as
 * nobody knows.
 */
export const allowedRelationships = (
  sexo: string,
  { parentescosDeHombre, parentescosDeMujer, permitidos }: ApplicationLists,
): readonly Choice[] | null => {
  const ofSex = sexo === 'Masculino' ? parentescosDeHombre : sexo === 'Femenino' ? parentescosDeMujer : null;
  if (ofSex === null) return null;
  const codes = new Set(permitidos?.map(({ codigo }) => codigo));
  const allowed = ofSex.filter(({ codigo }) => codes.has(codigo));
  return allowed.length === 0 ? ofSex : allowed;
};
