import type { PersonFacts } from '../../domain/rules/registration/weak-password';
import type { Queries } from '../db/db';

/** null: unknown code. */
export const personFacts = async (queries: Queries, codigoAfiliado: string): Promise<PersonFacts | null> => {
  const [person] = await queries.query<Omit<PersonFacts, 'documentos'>>(
    `SELECT nombres, apellidos, fecha_nacimiento AS nacimiento FROM afiliados WHERE codigo = $1`,
    [codigoAfiliado],
  );
  if (person === undefined) return null;
  const documents = await queries.query<{ numero: string }>(
    `SELECT numero FROM documentos WHERE codigo_afiliado = $1`,
    [codigoAfiliado],
  );
  return { ...person, documentos: [codigoAfiliado, ...documents.map(({ numero }) => numero)] };
};
