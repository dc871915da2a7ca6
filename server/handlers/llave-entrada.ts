import { findPasskey, notePasskeyUse } from '../access/passkeys';
import { verifyPasskey } from '../access/verify-passkey';
import { HttpProblem } from '../http/http-problem';
import { refundOnError } from '../http/refund-on-error';
import { householdOf } from '../http/visitor';
import { relyingPartyOf } from '../settings/relying-party';
import { createSerialQueue } from '../tasks/serial-queue';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';
import { type Account, accountColumns, createSessionOpening, readLockedAccount } from './open-session';
import { blocked, noteWrongProof } from './prove-password';

const unknown = { codigoMensaje: 1006, mensaje: messages.passkeys.unknown } as const;
const tooLate = () => new HttpProblem(410, {}, messages.passkeys.tooLate);

/** Logging in by a passkey: counted, locked, audited and answered as with a password. */
export const llaveEntradaHandlers = (parts: HandlerDeps): HandlersOf<'opcionesEntrada' | 'entrarConLlave'> => {
  const { db, now, settings, passkeyChallenges: challenges, attempts } = parts;
  const party = relyingPartyOf(settings.publicUrl);
  const { isBlocked, open } = createSessionOpening(parts);
  const inLine = createSerialQueue();

  const findAccount = async (codigoAfiliado: string): Promise<Account | undefined> => {
    const [account] = await db.query<Account>(
      `SELECT ${accountColumns} FROM afiliados a JOIN cuentas c ON c.codigo_afiliado = a.codigo WHERE a.codigo = $1`,
      [codigoAfiliado],
    );
    return account;
  };

  return {
    opcionesEntrada: async (_, caller) => {
      if (party === null) throw new HttpProblem(404);
      const { challenge, desafio } = await challenges.toEnter(caller.jti);
      const timeout = settings.serverPolicy.passkeyChallengeMs;
      return { desafio, opciones: { challenge, rpId: party.id, timeout, userVerification: 'required' } };
    },

    entrarConLlave: async ({ body: { desafio, credencial, dispositivo } }, caller) => {
      if (party === null) throw new HttpProblem(404);
      const once = await challenges.readEntering(desafio, caller.jti);
      if (once === null) throw tooLate();
      const passkey = await findPasskey(db, credencial.id);
      const found = passkey === undefined ? undefined : await findAccount(passkey.codigoAfiliado);
      const asked = `llave:${credencial.id}`;
      const whose = found?.codigoAfiliado ?? asked;
      return inLine(`${whose} ${householdOf(caller.ip)}`, async () => {
        const attempt = isBlocked(found) ? null : await attempts.begin(whose, asked, caller.ip);
        if (attempt === null) return blocked;
        return refundOnError(
          () => attempt.withdraw(db),
          async () => {
            const contador =
              passkey === undefined || passkey.usuario !== credencial.userHandle
                ? null
                : await verifyPasskey(credencial, passkey, once.jti, party);
            if (!(await challenges.use(db, once))) throw tooLate();
            if (contador === null || passkey === undefined) {
              await noteWrongProof(parts, caller, {
                ...{ call: 'entrarConLlave', whose, found: found?.codigoAfiliado ?? null, isLast: attempt.lastOne },
              });
              return unknown;
            }
            return db.tx(async (queries) => {
              const account = await readLockedAccount(queries, passkey.codigoAfiliado);
              const isCurrent = await notePasskeyUse(queries, passkey.identificador, { contador, time: now() });
              if (account === undefined || !isCurrent) return unknown;
              return open(queries, { account, attempt, caller, dispositivo, by: 'llave' });
            });
          },
        );
      });
    },
  };
};
