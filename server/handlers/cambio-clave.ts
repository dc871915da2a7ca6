import { findWeakness } from '../../domain/rules/registration/weak-password';
import { audit } from '../access/audit';
import { lockAccount } from '../access/lock-account';
import { maskEmail } from '../access/mask-email';
import { normalizeEmail } from '../access/normalize-email';
import { personFacts } from '../access/person-facts';
import { unmaskDocument } from '../access/unmask-document';
import type { Queries } from '../db/db';
import { HttpProblem } from '../http/http-problem';
import { limitAttempts } from '../http/limit-attempts';
import { refundOnError } from '../http/refund-on-error';
import { TooMany } from '../http/too-many';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';

const hour = 3_600_000;

interface Account {
  codigoAfiliado: string;
  correo: string;
  estado: 'activa' | 'porActivar';
}

export const cambioClaveHandlers = (parts: HandlerDeps): HandlersOf<'solicitarCambioClave' | 'cambiarClave'> => {
  const { db, now, settings, passwords, tokens, attempts, counters, links, outbox, mailed, hide } = parts;
  const text = messages.recovery;
  const { lookupsPerDocumentPerHour: most, lookupsPerDocumentPerHourInAll: inAll } = settings.serverPolicy;

  const find = async (queries: Queries, type: number, document: string): Promise<Account | undefined> => {
    const [account] = await queries.query<Account>(
      `SELECT c.codigo_afiliado AS "codigoAfiliado", c.correo, c.estado FROM documentos d
       JOIN cuentas c ON c.codigo_afiliado = d.codigo_afiliado WHERE d.tipo = $1 AND d.numero = $2`,
      [type, document],
    );
    return account;
  };

  return {
    solicitarCambioClave: async ({ body: { identificacion, correo } }, caller) => {
      const type = identificacion.tipoDocumento;
      const document = unmaskDocument(type, identificacion.documento);
      const found = await find(db, type, document);
      const key = `recuperacion:${hide(found?.codigoAfiliado ?? `documento:${type}:${document}`)}`;
      const takeBack = await limitAttempts(counters, { key, ip: caller.ip, most, inAll });
      const answer = await refundOnError(takeBack, async () => {
        await passwords.verify(null, correo);
        return db.tx(async (queries) => {
          if (found === undefined) return { codigoMensaje: 1008, mensaje: text.noAccount } as const;
          await lockAccount(queries, found.codigoAfiliado);
          const account = await find(queries, type, document);
          if (account?.codigoAfiliado !== found.codigoAfiliado)
            return { codigoMensaje: 1008, mensaje: text.noAccount } as const;
          if (normalizeEmail(account.correo) !== normalizeEmail(correo))
            return { codigoMensaje: 1006, mensaje: text.mismatch } as const;
          if (account.estado === 'porActivar')
            return { codigoMensaje: 1003, mensaje: messages.login.awaitingActivation } as const;
          const { codigoAfiliado } = account;
          const sent = await links.issuedSince(
            queries,
            'cambioClave',
            codigoAfiliado,
            new Date(now().getTime() - hour),
          );
          if (sent >= most) throw new TooMany(sent - most + 1, 300);
          const enlace = await links.issue(queries, 'cambioClave', codigoAfiliado);
          await outbox.add(queries, { codigoAfiliado, plantilla: 'cambioClave', para: account.correo, enlace });
          await audit(queries, now, caller, { suceso: 'cambioClavePedido', documentoIndicado: codigoAfiliado });
          return { codigoMensaje: 1007, mensaje: text.sent, correo: maskEmail(account.correo) } as const;
        });
      });
      // The address was right, so this was no wrong guess.
      if (answer.codigoMensaje === 1007 || answer.codigoMensaje === 1003) await takeBack();
      mailed();
      return answer;
    },

    cambiarClave: async ({ query: { Token, Clave } }, caller) => {
      const link = await links.open(Token, 'cambioClave');
      const { codigoAfiliado } = link;
      const hash = await passwords.hash(Clave);
      const person = await personFacts(db, codigoAfiliado);
      const weakness = person === null ? null : findWeakness(Clave, person);
      if (weakness !== null) return { codigoMensaje: 1020, mensaje: messages.password[weakness] };
      const closeSessions = await links.spend(Token, link, async (queries) => {
        const [account] = await queries.query<{ correo: string }>(
          `UPDATE cuentas SET clave_hash = $2 WHERE codigo_afiliado = $1 RETURNING correo`,
          [codigoAfiliado, hash],
        );
        if (account === undefined) throw new HttpProblem(404, {}, messages.links.broken);
        await attempts.forget(queries, codigoAfiliado);
        // Keeps the reversal link: an attacker may have changed the password after the address.
        await links.annul(queries, codigoAfiliado, ['cambioClave', 'cambioCorreo']);
        await queries.query(
          `UPDATE cambios_correo SET estado = 'anulado', resuelto = $2 WHERE codigo_afiliado = $1 AND estado = 'pendiente'`,
          [codigoAfiliado, now()],
        );
        await audit(queries, now, caller, { suceso: 'claveCambiada', documentoIndicado: codigoAfiliado });
        await outbox.add(queries, { codigoAfiliado, plantilla: 'claveCambiada', para: account.correo });
        return tokens.revokeIn(queries, codigoAfiliado);
      });
      closeSessions();
      mailed();
      return { codigoMensaje: 1007, mensaje: messages.password.changed };
    },
  };
};
