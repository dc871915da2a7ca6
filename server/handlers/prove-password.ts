import type { CallName } from '../../domain/contract';
import { todayInSantoDomingo } from '../../domain/rules/dates/dates';
import { lockAccountShared } from '../access/lock-account-shared';
import type { Queries } from '../db/db';
import type { Caller, Member } from '../http/caller';
import { refundOnError } from '../http/refund-on-error';
import { createSerialQueue } from '../tasks/serial-queue';
import { messages } from '../texts/messages';
import type { HandlerDeps } from './handlers';

const text = messages.login;
export const blocked = { codigoMensaje: 1017, mensaje: text.blocked } as const;
export const wrong = { codigoMensaje: 1006, mensaje: text.wrongCredentials } as const;

/** `found` is null where nobody has that document: both cost the same. */
export const noteWrongProof = async (
  { db, now, alarm, notices, hide }: Pick<HandlerDeps, 'db' | 'now' | 'alarm' | 'notices' | 'hide'>,
  caller: Caller,
  { call, whose, found, isLast }: { call: CallName; whose: string; found: string | null; isLast: boolean },
): Promise<void> => {
  const whom = hide(whose);
  alarm(caller, 'loginFailed', { call, whom });
  if (!isLast) return;
  alarm(caller, 'loginBlocked', { call, whom });
  await notices.add(db, {
    promise: 'ingresoBloqueado',
    key: `${whom} ${todayInSantoDomingo(now().getTime())}`,
    codigoAfiliado: found ?? '',
    happened: now(),
  });
};

interface Account {
  claveHash: string;
  bloqueadaHasta: Date | null;
  asked: string;
}

/** The password of a member who is logged in, once more: counted and blocked with the log-ins by the same document. */
export const createPasswordProof = (
  parts: Pick<HandlerDeps, 'db' | 'now' | 'alarm' | 'notices' | 'hide' | 'passwords' | 'attempts'>,
  /** Exclusive for work that removes the account. */
  lock: (queries: Queries, codigoAfiliado: string) => Promise<unknown> = lockAccountShared,
) => {
  const { db, now, passwords, attempts } = parts;
  const inLine = createSerialQueue();

  const read = async (queries: Queries, codigoAfiliado: string): Promise<Account | undefined> => {
    const [account] = await queries.query<Account>(
      `SELECT c.clave_hash AS "claveHash", c.bloqueada_hasta AS "bloqueadaHasta", coalesce((SELECT d.tipo || ':' || d.numero
         FROM documentos d WHERE d.codigo_afiliado = c.codigo_afiliado ORDER BY d.tipo LIMIT 1), '') AS asked
       FROM cuentas c WHERE c.codigo_afiliado = $1`,
      [codigoAfiliado],
    );
    return account;
  };

  /** `work` runs in a transaction in which the account stays as it is. */
  return <T>(
    caller: Member,
    call: CallName,
    clave: string,
    work: (queries: Queries) => Promise<T>,
  ): Promise<T | typeof wrong | typeof blocked> => {
    const { codigoAfiliado } = caller;
    return inLine(codigoAfiliado, async () => {
      const found = await read(db, codigoAfiliado);
      const isBlocked = found !== undefined && found.bloqueadaHasta !== null && found.bloqueadaHasta > now();
      const attempt = isBlocked ? null : await attempts.begin(codigoAfiliado, found?.asked ?? '', caller.ip);
      if (attempt === null) return blocked;
      return refundOnError(
        () => attempt.withdraw(db),
        async () => {
          if (!(await passwords.verify(found?.claveHash ?? null, clave))) {
            const isLast = attempt.lastOne;
            await noteWrongProof(parts, caller, { call, whose: codigoAfiliado, found: codigoAfiliado, isLast });
            return wrong;
          }
          return db.tx(async (queries) => {
            await lock(queries, codigoAfiliado);
            if ((await read(queries, codigoAfiliado))?.claveHash !== found?.claveHash) return wrong;
            await attempt.succeeded(queries);
            return work(queries);
          });
        },
      );
    });
  };
};
