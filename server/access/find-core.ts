import { formatCedula } from '../../domain/rules/document/cedula';
import type { Queries } from '../db/db';
import { timeZone } from './family';

export interface CoreMember {
  codigoAfiliado: string;
  nombres: string;
  apellidos: string;
  cedula: string;
  nss: string;
  parentesco: string;
  mayorEdad: boolean;
  /** Of the core of the complementary plan. */
  complementario: boolean;
}

/** An adult of the core appears by name only: an adult's documents are private. */
const asSeenByHolder = (participant: CoreMember): CoreMember =>
  participant.mayorEdad
    ? { ...participant, cedula: '', nss: '' }
    : { ...participant, cedula: formatCedula(participant.cedula) };

/** The other members of the core, eldest first. Empty for a dependent. */
export const findCore = async (queries: Queries, codigoAfiliado: string, now: Date): Promise<CoreMember[]> => {
  const core = await queries.query<CoreMember>(
    `SELECT a.codigo AS "codigoAfiliado", a.nombres, a.apellidos,
       coalesce((SELECT numero FROM documentos WHERE codigo_afiliado = a.codigo AND tipo = 1), '') AS cedula,
       coalesce((SELECT numero FROM documentos WHERE codigo_afiliado = a.codigo AND tipo = 2), '') AS nss, a.parentesco,
       a.fecha_nacimiento <= (($2::timestamptz AT TIME ZONE $3)::date - interval '18 years') AS "mayorEdad",
       a.nucleo_complementario AS complementario
     FROM afiliados a WHERE a.codigo_titular = $1 AND a.codigo <> $1 AND a.estado <> 'cancelada'
     ORDER BY a.fecha_nacimiento, a.codigo`,
    [codigoAfiliado, now, timeZone],
  );
  return core.map(asSeenByHolder);
};
