import { unmaskDocument } from '../access/unmask-document';
import { refundOnError } from '../http/refund-on-error';
import { householdOf } from '../http/visitor';
import { createSerialQueue } from '../tasks/serial-queue';
import type { HandlerDeps, HandlersOf } from './handlers';
import { type Account, accountColumns, createSessionOpening, readLockedAccount } from './open-session';
import { blocked, noteWrongProof, wrong } from './prove-password';

export const autenticacionHandlers = (parts: HandlerDeps): HandlersOf<'login'> => {
  const { db, passwords, attempts } = parts;
  const { isBlocked, open } = createSessionOpening(parts);
  const inLine = createSerialQueue();

  const findAccount = async (type: number, document: string): Promise<Account | undefined> => {
    const [account] = await db.query<Account>(
      `SELECT ${accountColumns}
       FROM documentos d JOIN afiliados a ON a.codigo = d.codigo_afiliado JOIN cuentas c ON c.codigo_afiliado = a.codigo
       WHERE d.tipo = $1 AND d.numero = $2`,
      [type, document],
    );
    return account;
  };

  return {
    login: async ({ body: { identificacion, clave, dispositivo } }, caller) => {
      const type = identificacion.tipoDocumento;
      const document = unmaskDocument(type, identificacion.documento);
      const found = await findAccount(type, document);
      const asked = `${type}:${document}`;
      const whose = found?.codigoAfiliado ?? `documento:${asked}`;
      // One log-in at a time per account and visitor: devices that log in together must not count as each other's
      // failures, and no visitor waits behind another one's guesses.
      return inLine(`${whose} ${householdOf(caller.ip)}`, async () => {
        const attempt = isBlocked(found) ? null : await attempts.begin(whose, asked, caller.ip);
        if (attempt === null) return blocked;
        const takeBack = () => attempt.withdraw(db);
        return refundOnError(takeBack, async () => {
          const matches = await passwords.verify(found?.claveHash ?? null, clave);
          if (!matches || found === undefined) {
            await noteWrongProof(parts, caller, {
              ...{ call: 'login', whose, found: found?.codigoAfiliado ?? null, isLast: attempt.lastOne },
            });
            return wrong;
          }
          return db.tx(async (queries) => {
            const account = await readLockedAccount(queries, found.codigoAfiliado);
            // The password may have been changed, or the account deleted, since the check.
            if (account?.claveHash !== found.claveHash) return wrong;
            return open(queries, { account, attempt, caller, dispositivo, by: 'clave' });
          });
        });
      });
    },
  };
};
