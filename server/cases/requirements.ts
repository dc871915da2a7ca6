import { mostOfOne } from '../../domain/rules/attachments/accepted-formats';
import type { Queries } from '../db/db';

/** A document that a request asks for. */
export interface Requirement {
  codigo: string;
  descripcion: string;
  requerido: boolean;
  formatos: string;
  cantidad: number;
  limiteMb: number;
}

/** The numbers of the specification. */
export const caseTypes = { titular: '1', dependiente: '2', reembolso: '3', preautorizacion: '4' } as const;
export type CaseType = (typeof caseTypes)[keyof typeof caseTypes];

/** The documents of a set in their order; empty for an unknown set. */
export const requirementsOf = (queries: Queries, conjunto: string): Promise<Requirement[]> =>
  queries.query<Requirement>(
    `SELECT codigo, descripcion, requerido, formatos, cantidad, limite_mb AS "limiteMb" FROM requisitos
     WHERE conjunto = $1 ORDER BY orden, codigo`,
    [conjunto],
  );

/** Documents of a returned case have no specified number: each gets the maximum. */
export const asMany = (requirements: readonly Requirement[]): Requirement[] =>
  requirements.map((one) => ({ ...one, cantidad: mostOfOne }));

const tables = { reembolso: 'tipos_reembolso', preautorizacion: 'tipos_preautorizacion' } as const;

interface TypeRow {
  codigo: string;
  nombre: string;
  conjunto: string;
}

/** By code or by name: requests send either. */
export const typeOf = async (queries: Queries, of: keyof typeof tables, said: string): Promise<TypeRow | undefined> => {
  const [found] = await queries.query<TypeRow>(
    `SELECT codigo, nombre, conjunto FROM ${tables[of]} WHERE codigo = $1 OR lower(nombre) = lower($1)
     ORDER BY codigo <> $1 LIMIT 1`,
    [said.trim()],
  );
  return found;
};

/** The set of a type; an unknown type gets the most common set. */
export const setOf = async (queries: Queries, tipoSolicitud: string, tipo: string): Promise<string> => {
  switch (tipoSolicitud) {
    case caseTypes.titular:
      return 'titular';
    case caseTypes.dependiente:
      return 'dependiente';
    case caseTypes.reembolso:
      return (await typeOf(queries, 'reembolso', tipo))?.conjunto ?? 'reembolso';
    case caseTypes.preautorizacion:
      return (await typeOf(queries, 'preautorizacion', tipo))?.conjunto ?? 'general';
    default:
      return '';
  }
};
