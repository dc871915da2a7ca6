import { randomBytes } from 'node:crypto';
import { audit } from '../access/audit';
import { createEmailChanges } from '../access/email-changes';
import type { Links } from '../access/links';
import { lockAccount } from '../access/lock-account';
import type { NotMeTokens } from '../access/not-me-tokens';
import { noteUse } from '../access/once-tokens';
import type { Passwords } from '../access/passwords';
import type { Tokens } from '../access/tokens';
import type { Db } from '../db/db';
import { HttpProblem } from '../http/http-problem';
import type { SecurityLog } from '../log/security-log';
import type { Outbox } from '../mail/outbox';

/** As long as the notice is sure to be there. */
const goodMs = 7 * 86_400_000;

interface Seen {
  ip: string;
  requestId: string;
}

interface Entry {
  id: string;
  codigoAfiliado: string;
  momento: Date;
  correo: string;
}

/** `usado`: what it does was done. */
export type NotMe = { estado: 'abierto' | 'usado'; momento: Date; correo: string } | { estado: 'vencido' };

interface Parts {
  db: Db;
  now: () => Date;
  tokens: Tokens;
  notMe: NotMeTokens;
  passwords: Passwords;
  links: Links;
  outbox: Outbox;
  alarm: SecurityLog;
  hide: (text: string) => string;
  mailed: () => void;
}

/**
 * A log-in that its member did not make: every session ends, nobody knows the password, the address is what it was before,
 * and a mail leads to a new password.
 */
export const createNotMe = (parts: Parts) => {
  const { db, now, tokens, notMe, passwords, links, outbox, alarm, hide, mailed } = parts;
  const changes = createEmailChanges({ now, links });
  const usedKey = (id: string) => `noFuiYo:${id}`;

  const find = async (path: string): Promise<Entry | null> => {
    const read = notMe.read(path);
    if (read === null) return null;
    const [entry] = await db.query<Entry>(
      `SELECT v.id, v.codigo_afiliado AS "codigoAfiliado", v.momento, c.correo
       FROM avisos v JOIN cuentas c ON c.codigo_afiliado = v.codigo_afiliado
       WHERE v.id = $1 AND v.promesa = 'ingresoNuevo' AND c.estado = 'activa'`,
      [read.id],
    );
    if (entry === undefined || !read.isGood(entry.momento)) return null;
    const change = await changes.firstSince(db, entry.codigoAfiliado, entry.momento);
    return { ...entry, correo: change?.correoAnterior ?? entry.correo };
  };

  const standing = async ({ id, momento, correo }: Entry): Promise<NotMe> => {
    if (now().getTime() - momento.getTime() > goodMs) return { estado: 'vencido' };
    const used = await db.query('SELECT 1 AS es FROM contadores WHERE clave = $1', [usedKey(id)]);
    return { estado: used.length > 0 ? 'usado' : 'abierto', momento, correo };
  };

  return {
    /** null: no log-in has that address. Looking changes nothing: scanners of mails open every link. */
    look: async (path: string): Promise<NotMe | null> => {
      const entry = await find(path);
      return entry === null ? null : standing(entry);
    },

    /** Once, however often it is pressed. */
    close: async (path: string, seen: Seen): Promise<NotMe | null> => {
      const entry = await find(path);
      if (entry === null) return null;
      const before = await standing(entry);
      if (before.estado !== 'abierto') return before;
      const { id, codigoAfiliado, momento } = entry;
      const visitor = { ...seen, scope: 'nadie' } as const;
      const nobodys = await passwords.hash(randomBytes(32).toString('base64url'));
      const forget = await db.tx(async (queries) => {
        await lockAccount(queries, codigoAfiliado);
        const isFirst = await noteUse(queries, usedKey(id), new Date(momento.getTime() + 2 * goodMs));
        if (!isFirst) return null;
        const change = await changes.firstSince(queries, codigoAfiliado, momento);
        if (change !== undefined)
          await changes.undo(queries, visitor, codigoAfiliado, change).catch((error: unknown) => {
            if (!(error instanceof HttpProblem)) throw error;
            alarm(seen, 'reversalPrevented', { call: 'noFuiYo', whom: hide(codigoAfiliado) });
          });
        const [account] = await queries.query<{ correo: string }>(
          `UPDATE cuentas SET clave_hash = $2 WHERE codigo_afiliado = $1 RETURNING correo`,
          [codigoAfiliado, nobodys],
        );
        if (account === undefined) return null;
        await links.annul(queries, codigoAfiliado, ['cambioClave', 'cambioCorreo']);
        await queries.query('DELETE FROM dispositivos_conocidos WHERE codigo_afiliado = $1', [codigoAfiliado]);
        await queries.query('DELETE FROM dispositivos_seguros WHERE codigo_afiliado = $1', [codigoAfiliado]);
        await queries.query('DELETE FROM llaves_acceso WHERE codigo_afiliado = $1', [codigoAfiliado]);
        const enlace = await links.issue(queries, 'cambioClave', codigoAfiliado);
        await outbox.add(queries, {
          codigoAfiliado,
          plantilla: 'cambioClave',
          para: change?.correoAnterior ?? account.correo,
          enlace,
        });
        await audit(queries, now, visitor, { suceso: 'noFuiYo', documentoIndicado: codigoAfiliado });
        return tokens.revokeIn(queries, codigoAfiliado);
      });
      if (forget !== null) {
        forget();
        alarm(seen, 'notMe', { whom: hide(codigoAfiliado) });
        mailed();
      }
      return { estado: 'usado', momento, correo: entry.correo };
    },
  };
};
export type NotMeEntries = ReturnType<typeof createNotMe>;
