import { todayInSantoDomingo } from '../../domain/rules/dates/dates';
import { audit } from '../access/audit';
import { lockAccountShared } from '../access/lock-account-shared';
import { unmaskDocument } from '../access/unmask-document';
import type { Queries } from '../db/db';
import { refundOnError } from '../http/refund-on-error';
import { householdOf } from '../http/visitor';
import { createSerialQueue } from '../tasks/serial-queue';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';

interface Account {
  codigoAfiliado: string;
  nombres: string;
  apellidos: string;
  tipoAfiliacion: string;
  regimen: string;
  afiliacion: 'activa' | 'suspendida' | 'cancelada';
  cuenta: 'activa' | 'porActivar';
  claveHash: string;
  bloqueadaHasta: Date | null;
}

const text = messages.login;
const blocked = { codigoMensaje: 1017, mensaje: text.blocked } as const;
const wrong = { codigoMensaje: 1006, mensaje: text.wrongCredentials } as const;

export const autenticacionHandlers = (parts: HandlerDeps): HandlersOf<'login'> => {
  const { db, now, passwords, tokens, sessions, knownDevices, attempts, hide, alarm, notices } = parts;
  const inLine = createSerialQueue();

  const findAccount = async (queries: Queries, type: number, document: string): Promise<Account | undefined> => {
    const [account] = await queries.query<Account>(
      `SELECT a.codigo AS "codigoAfiliado", a.nombres, a.apellidos, a.tipo_afiliacion AS "tipoAfiliacion", a.regimen,
         a.estado AS afiliacion, c.estado AS cuenta, c.clave_hash AS "claveHash", c.bloqueada_hasta AS "bloqueadaHasta"
       FROM documentos d JOIN afiliados a ON a.codigo = d.codigo_afiliado JOIN cuentas c ON c.codigo_afiliado = a.codigo
       WHERE d.tipo = $1 AND d.numero = $2`,
      [type, document],
    );
    return account;
  };
  const isBlocked = (account: Account | undefined) =>
    account !== undefined && account.bloqueadaHasta !== null && account.bloqueadaHasta > now();

  return {
    login: async ({ body: { identificacion, clave, dispositivo } }, caller) => {
      const type = identificacion.tipoDocumento;
      const document = unmaskDocument(type, identificacion.documento);
      const found = await findAccount(db, type, document);
      const asked = `${type}:${document}`;
      const whose = found?.codigoAfiliado ?? `documento:${asked}`;
      const whom = hide(whose);
      // One log-in at a time per account and visitor: devices that log in together must not count as each other's
      // failures, and no visitor waits behind another one's guesses.
      return inLine(`${whose} ${householdOf(caller.ip)}`, async () => {
        const attempt = isBlocked(found) ? null : await attempts.begin(whose, asked, caller.ip);
        if (attempt === null) return blocked;
        const takeBack = () => attempt.withdraw(db);
        return refundOnError(takeBack, async () => {
          const matches = await passwords.verify(found?.claveHash ?? null, clave);
          if (!matches || found === undefined) {
            alarm(caller, 'loginFailed', { call: 'login', whom });
            if (attempt.lastOne) {
              alarm(caller, 'loginBlocked', { call: 'login', whom });
              // Also where nobody has that document: both cost the same.
              await notices.add(db, {
                promise: 'ingresoBloqueado',
                key: `${whom} ${todayInSantoDomingo(now().getTime())}`,
                codigoAfiliado: found?.codigoAfiliado ?? '',
                happened: now(),
              });
            }
            return wrong;
          }
          return db.tx(async (queries) => {
            await lockAccountShared(queries, found.codigoAfiliado);
            const account = await findAccount(queries, type, document);
            // The password may have been changed, or the account deleted, since the check.
            if (account?.codigoAfiliado !== found.codigoAfiliado || account.claveHash !== found.claveHash) return wrong;
            await attempt.succeeded(queries);
            if (isBlocked(account)) return blocked;
            if (account.cuenta === 'porActivar')
              return { codigoMensaje: 1003, mensaje: text.awaitingActivation } as const;
            if (account.afiliacion !== 'activa')
              return { codigoMensaje: 1018, mensaje: text.affiliationNotActive } as const;
            const { codigoAfiliado } = account;
            const token = await tokens.issueIn(
              queries,
              { scope: 'miembro', codigoAfiliado },
              sessions.originOf(caller, codigoAfiliado, dispositivo),
            );
            const { browser = '', system = '' } = caller.agent?.() ?? {};
            const words = `${browser} ${system}`;
            const fresh = await knownDevices.noteIfNew(queries, { codigoAfiliado, number: dispositivo, words });
            if (fresh !== null)
              await notices.add(queries, {
                promise: 'ingresoNuevo',
                key: `${fresh} ${todayInSantoDomingo(now().getTime())}`,
                ...{ codigoAfiliado, happened: now() },
              });
            await audit(queries, now, caller, { suceso: 'ingreso', documentoIndicado: codigoAfiliado });
            return {
              codigoMensaje: 1007,
              codigoAfiliado,
              nombres: account.nombres,
              apellidos: account.apellidos,
              tipoAfiliacion: account.tipoAfiliacion,
              regimen: account.regimen,
              token,
              mensaje: text.welcome,
            } as const;
          });
        });
      });
    },
  };
};
