import { DbError, type Queries, uniqueViolation } from '../db/db';
import type { Caller } from '../http/caller';
import { HttpProblem } from '../http/http-problem';
import { messages } from '../texts/messages';
import { audit } from './audit';
import { emailInUse } from './email-in-use';
import type { Links } from './links';
import { maskEmail } from './mask-email';

export interface EmailChange {
  id: string;
  correoAnterior: string;
  correoNuevo: string;
  estado: 'pendiente' | 'confirmado' | 'reversado' | 'anulado';
  pedido: Date;
}

const columns = `id, correo_anterior AS "correoAnterior", correo_nuevo AS "correoNuevo", estado, pedido`;
const inUse = () => new HttpProblem(422, {}, messages.emailChange.inUse);

/** How the address of an account changes, and changes back. Its account is locked by who calls. */
export const createEmailChanges = ({ now, links }: { now: () => Date; links: Links }) => {
  const setAddress = async (queries: Queries, codigoAfiliado: string, correo: string): Promise<void> => {
    if (await emailInUse(queries, now(), { correo, codigoAfiliado, against: 'accounts' })) throw inUse();
    try {
      await queries.query(`UPDATE cuentas SET correo = $2 WHERE codigo_afiliado = $1`, [codigoAfiliado, correo]);
    } catch (error) {
      throw error instanceof DbError && error.code === uniqueViolation ? inUse() : error;
    }
    await queries.query(
      `INSERT INTO contactos (codigo_afiliado, correo_electronico) VALUES ($1, $2)
       ON CONFLICT (codigo_afiliado) DO UPDATE SET correo_electronico = excluded.correo_electronico, correo_hasta = NULL`,
      [codigoAfiliado, correo],
    );
  };

  const resolve = async (queries: Queries, id: string, to: EmailChange['estado'], from: string): Promise<void> => {
    const resolved = await queries.query(
      `UPDATE cambios_correo SET estado = $2, resuelto = $3
       WHERE id = $1 AND estado = ANY (string_to_array($4, ',')) RETURNING id`,
      [id, to, now(), from],
    );
    if (resolved.length === 0) throw new HttpProblem(410);
  };

  /** Ending a change revokes its links: pending changes before a new one, later changes at a reversal. */
  const annul = (queries: Queries, codigoAfiliado: string, which: 'pending' | 'later', than: Date) =>
    queries.query(
      `WITH anulados AS (
         UPDATE cambios_correo SET estado = 'anulado', resuelto = $2
         WHERE codigo_afiliado = $1 AND (estado = 'pendiente' OR ($3 AND estado = 'confirmado' AND pedido > $4))
         RETURNING id
       ) UPDATE enlaces SET anulado = $2
         WHERE cambio_correo IN (SELECT id FROM anulados) AND usado IS NULL AND anulado IS NULL`,
      [codigoAfiliado, now(), which === 'later', than],
    );

  return {
    annul,

    find: async (queries: Queries, id: string | null): Promise<EmailChange> => {
      const [change] = await queries.query<EmailChange>(`SELECT ${columns} FROM cambios_correo WHERE id = $1`, [id]);
      if (change === undefined) throw new HttpProblem(404, {}, messages.links.broken);
      return change;
    },

    /** The first one asked for since then that holds. */
    firstSince: async (queries: Queries, codigoAfiliado: string, since: Date): Promise<EmailChange | undefined> => {
      const [change] = await queries.query<EmailChange>(
        `SELECT ${columns} FROM cambios_correo WHERE codigo_afiliado = $1 AND estado = 'confirmado' AND pedido >= $2
         ORDER BY pedido LIMIT 1`,
        [codigoAfiliado, since],
      );
      return change;
    },

    confirm: async (queries: Queries, caller: Caller, codigoAfiliado: string, change: EmailChange): Promise<void> => {
      await resolve(queries, change.id, 'confirmado', 'pendiente');
      await setAddress(queries, codigoAfiliado, change.correoNuevo);
      // Those that went to the old address.
      await links.annul(queries, codigoAfiliado, ['cambioClave']);
      await audit(queries, now, caller, {
        suceso: 'correoCambiado',
        documentoIndicado: codigoAfiliado,
        valorAnterior: maskEmail(change.correoAnterior),
        valorNuevo: maskEmail(change.correoNuevo),
      });
    },

    /**
     * With all that were asked for after it. An unconfirmed one has changed no address, and the contact address may differ.
     * Where another account has the address by now, it fails with 422 before anything is written.
     */
    undo: async (queries: Queries, caller: Caller, codigoAfiliado: string, change: EmailChange): Promise<void> => {
      if (change.estado === 'confirmado') await setAddress(queries, codigoAfiliado, change.correoAnterior);
      await resolve(queries, change.id, 'reversado', 'pendiente,confirmado');
      await annul(queries, codigoAfiliado, 'later', change.pedido);
      await links.annul(queries, codigoAfiliado, ['cambioClave', 'cambioCorreo']);
      await audit(queries, now, caller, {
        suceso: 'correoReversado',
        documentoIndicado: codigoAfiliado,
        valorAnterior: maskEmail(change.correoNuevo),
        valorNuevo: maskEmail(change.correoAnterior),
      });
    },
  };
};
