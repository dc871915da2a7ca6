import type { Queries } from '../db/db';
import { findIdentityByCode } from './identity';
import { findQuestions, type Question } from './questions';

/** None about a person who has an account or may not have one. */
export const questionsToRegister = async (
  queries: Queries,
  now: Date,
  codigoAfiliado: string,
): Promise<readonly Question[]> => {
  const identity = await findIdentityByCode(queries, now, codigoAfiliado);
  if (identity === null || ['noActivo', 'registrado'].includes(identity.standing)) return [];
  return findQuestions(queries, codigoAfiliado, now);
};
