import type { Queries } from '../db/db';

/** The stored data about a person who registers. */
export type Standing = 'noActivo' | 'registrado' | 'sinCuenta' | 'vencido' | 'correoPerdido' | 'pendiente';

export interface Identity {
  codigoAfiliado: string;
  nombres: string;
  apellidos: string;
  correo: string | null;
  standing: Standing;
}

interface Row extends Omit<Identity, 'standing'> {
  afiliacion: 'activa' | 'suspendida' | 'cancelada';
  cuenta: 'activa' | 'porActivar' | null;
  expira: Date | null;
  perdido: boolean;
}

const standingOf = ({ afiliacion, cuenta, expira, perdido }: Row, now: Date): Standing => {
  if (afiliacion !== 'activa') return 'noActivo';
  if (cuenta === 'activa') return 'registrado';
  if (cuenta === null) return 'sinCuenta';
  if (expira !== null && expira <= now) return 'vencido';
  return perdido ? 'correoPerdido' : 'pendiente';
};

/** Whether the last activation mail could not be delivered. */
const select = `SELECT a.codigo AS "codigoAfiliado", a.nombres, a.apellidos, a.estado AS afiliacion, c.estado AS cuenta,
    c.correo, c.expira, coalesce((SELECT k.estado = 'perdido' FROM correos k
      WHERE k.codigo_afiliado = a.codigo AND k.plantilla = 'activacion' ORDER BY k.creado DESC LIMIT 1), false) AS perdido
  FROM afiliados a LEFT JOIN cuentas c ON c.codigo_afiliado = a.codigo`;

const read = async (
  queries: Queries,
  now: Date,
  where: string,
  values: readonly (string | number)[],
): Promise<Identity | null> => {
  const [row] = await queries.query<Row>(`${select} ${where}`, values);
  if (row === undefined) return null;
  const { codigoAfiliado, nombres, apellidos, correo } = row;
  return { codigoAfiliado, nombres, apellidos, correo, standing: standingOf(row, now) };
};

export const findIdentityByDocument = (queries: Queries, now: Date, type: number, document: string) =>
  read(queries, now, `JOIN documentos d ON d.codigo_afiliado = a.codigo WHERE d.tipo = $1 AND d.numero = $2`, [
    type,
    document,
  ]);

export const findIdentityByCode = (queries: Queries, now: Date, codigoAfiliado: string) =>
  read(queries, now, `WHERE a.codigo = $1`, [codigoAfiliado]);
