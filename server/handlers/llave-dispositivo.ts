import { lockAccountShared } from '../access/lock-account-shared';
import { findPasskey, notePasskeyUse } from '../access/passkeys';
import { verifyPasskey } from '../access/verify-passkey';
import { HttpProblem } from '../http/http-problem';
import { relyingPartyOf } from '../settings/relying-party';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';

const refused = (mensaje: string) => new HttpProblem(422, {}, mensaje);
const tooLate = () => new HttpProblem(410, {}, messages.passkeys.tooLate);
const { unproven } = messages.device;

/** Makes a device secure by a passkey of the member who is logged in, in place of a mailed code. */
export const llaveDispositivoHandlers = ({
  db,
  now,
  settings,
  passkeyChallenges: challenges,
  trust,
  hide,
  mailed,
}: HandlerDeps): HandlersOf<'opcionesDispositivo' | 'confirmarDispositivo'> => {
  const party = relyingPartyOf(settings.publicUrl);

  return {
    opcionesDispositivo: async (_, { jti }) => {
      if (party === null) throw new HttpProblem(404);
      const { challenge, desafio } = await challenges.toConfirm(jti);
      const timeout = settings.serverPolicy.passkeyChallengeMs;
      return { desafio, opciones: { challenge, rpId: party.id, timeout, userVerification: 'required' } };
    },

    confirmarDispositivo: async ({ body: { desafio, credencial, identificador } }, caller) => {
      const { codigoAfiliado, jti } = caller;
      if (party === null) throw new HttpProblem(404);
      if (identificador.trim() === '') throw new HttpProblem(400);
      const once = await challenges.readConfirming(desafio, jti);
      if (once === null || !(await challenges.use(db, once))) throw tooLate();
      const passkey = await findPasskey(db, credencial.id);
      if (passkey?.codigoAfiliado !== codigoAfiliado || passkey.usuario !== credencial.userHandle)
        throw refused(unproven);
      const contador = await verifyPasskey(credencial, passkey, once.jti, party);
      if (contador === null) throw refused(unproven);
      await db.tx(async (queries) => {
        await lockAccountShared(queries, codigoAfiliado);
        // For seconds a session outlives the lock of its account. One that was closed meanwhile has no passkeys.
        const locked = await queries.query(
          'SELECT codigo_afiliado FROM cuentas WHERE codigo_afiliado = $1 AND bloqueada_hasta > $2',
          [codigoAfiliado, now()],
        );
        if (locked.length > 0) throw refused(messages.login.blocked);
        if (!(await notePasskeyUse(queries, passkey.identificador, { contador, time: now() }))) throw refused(unproven);
        await trust(queries, caller, { codigoAfiliado, identificador, key: hide(once.jti), by: 'llave' });
      });
      mailed();
      return { agregado: true };
    },
  };
};
