import type { Queries } from '../db/db';
import { emailSpellings, normalizeEmail } from './normalize-email';

interface Wanted {
  correo: string;
  codigoAfiliado: string;
  /** Whether a pending registration counts as an owner of the address. */
  against: 'accounts' | 'accountsAndRegistrations';
}

/**
 * Whether another account has the address, is changing to it, or may still revert to it. Inside a transaction this
 * locks the address: other transactions that want it wait until the end.
 */
export const emailInUse = async (
  queries: Queries,
  now: Date,
  { correo, codigoAfiliado, against }: Wanted,
): Promise<boolean> => {
  await queries.query(`SELECT pg_advisory_xact_lock(hashtext('correo:' || $1::text))`, [normalizeEmail(correo)]);
  const others = await queries.query(
    `SELECT codigo_afiliado FROM cuentas WHERE (lower(correo) = lower($1) OR lower(correo) = ANY (string_to_array($5, ' '))) AND codigo_afiliado <> $2
       AND (estado = 'activa' OR ($4 AND (expira IS NULL OR expira > $3)))
     UNION ALL
     SELECT o.codigo_afiliado FROM cambios_correo o JOIN enlaces e ON e.cambio_correo = o.id
     WHERE (lower(o.correo_anterior) = lower($1) OR lower(o.correo_anterior) = ANY (string_to_array($5, ' '))) AND o.codigo_afiliado <> $2 AND o.estado = 'confirmado'
       AND e.ambito = 'reversoCorreo' AND e.usado IS NULL AND e.anulado IS NULL AND e.expira > $3
     LIMIT 1`,
    [correo, codigoAfiliado, now, against === 'accountsAndRegistrations', emailSpellings(correo).join(' ')],
  );
  return others.length > 0;
};
