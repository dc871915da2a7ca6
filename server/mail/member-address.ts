import type { Queries } from '../db/db';

/** Of the account, confirmed by its owner; otherwise of the contact data. null: the insurer knows none. */
export const memberAddress = async (queries: Queries, codigoAfiliado: string): Promise<string | null> => {
  const [found] = await queries.query<{ correo: string }>(
    `SELECT coalesce(nullif(c.correo, ''), k.correo_electronico) AS correo FROM afiliados a
     LEFT JOIN cuentas c ON c.codigo_afiliado = a.codigo AND c.estado = 'activa'
     LEFT JOIN contactos k ON k.codigo_afiliado = a.codigo
     WHERE a.codigo = $1 AND coalesce(nullif(c.correo, ''), k.correo_electronico, '') <> ''`,
    [codigoAfiliado],
  );
  return found?.correo ?? null;
};
