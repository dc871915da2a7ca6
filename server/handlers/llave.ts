import { audit } from '../access/audit';
import { lockAccount } from '../access/lock-account';
import { newUserHandle } from '../access/passkey-challenges';
import { addPasskey, listPasskeys, passkeysOf } from '../access/passkeys';
import { algorithms, verifyNewPasskey } from '../access/verify-passkey';
import type { Queries } from '../db/db';
import type { Member } from '../http/caller';
import { HttpProblem } from '../http/http-problem';
import { relyingPartyOf } from '../settings/relying-party';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';

type Calls = 'llavesAcceso' | 'opcionesLlave' | 'agregarLlave' | 'nombrarLlave' | 'quitarLlave';

const text = messages.passkeys;
const tooLate = () => new HttpProblem(410, {}, text.tooLate);
const refused = (mensaje: string) => new HttpProblem(422, {}, mensaje);

export const llaveHandlers = (parts: HandlerDeps): HandlersOf<Calls> => {
  const { db, now, settings, passkeyChallenges: challenges, notices, hide, mailed } = parts;
  const { passkeysPerMember: most, passkeyChallengeMs: timeout, emailChangeLoginMs } = settings.serverPolicy;
  const party = relyingPartyOf(settings.publicUrl);
  const offered = () => {
    if (party === null) throw new HttpProblem(404);
    return party;
  };
  const list = (queries: Queries, { codigoAfiliado }: Member) => listPasskeys(queries, codigoAfiliado, most);

  /** A session left open gives nobody a lasting way in. */
  const refuseOldSession = async ({ jti }: Member) => {
    const since = new Date(now().getTime() - emailChangeLoginMs);
    const fresh = await db.query('SELECT jti FROM fichas WHERE jti = $1 AND emitida > $2', [jti, since]);
    if (fresh.length === 0) throw refused(text.enterAgain);
  };

  const tell = async (
    queries: Queries,
    caller: Member,
    promise: 'llaveAgregada' | 'llaveQuitada',
    { codigo, nombre }: { codigo: string; nombre: string },
  ) => {
    const { codigoAfiliado } = caller;
    const isNew = promise === 'llaveAgregada';
    await audit(queries, now, caller, {
      suceso: isNew ? 'llave:agregada' : 'llave:quitada',
      ...(isNew ? { valorNuevo: nombre } : { valorAnterior: nombre }),
    });
    await notices.add(queries, { promise, key: hide(codigo), codigoAfiliado, happened: now() });
  };

  return {
    llavesAcceso: async (_, caller) => {
      offered();
      return list(db, caller);
    },

    opcionesLlave: async (_, caller) => {
      const { id } = offered();
      const { codigoAfiliado } = caller;
      await refuseOldSession(caller);
      const known = await passkeysOf(db, codigoAfiliado);
      if (known.length >= most) throw refused(text.tooMany(most));
      const [person] = await db.query<{ nombre: string }>(
        `SELECT nombres || ' ' || apellidos AS nombre FROM afiliados WHERE codigo = $1`,
        [codigoAfiliado],
      );
      const usuario = known[0]?.usuario ?? newUserHandle();
      const { challenge, desafio } = await challenges.toAdd({ codigoAfiliado, visitante: caller.jti, usuario });
      const name = person?.nombre || codigoAfiliado;
      return {
        desafio,
        opciones: {
          challenge,
          rp: { id, name: text.portal },
          user: { id: usuario, name, displayName: name },
          pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
          timeout,
          excludeCredentials: known.map(({ identificador, transportes }) => ({
            type: 'public-key',
            id: identificador,
            transports: transportes.split(' ').filter((word) => word !== ''),
          })),
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
          attestation: 'none',
        },
      };
    },

    agregarLlave: async ({ body: { desafio, credencial } }, caller) => {
      const { codigoAfiliado } = caller;
      const asked = await challenges.readAdding(desafio, caller.jti);
      if (asked?.codigoAfiliado !== codigoAfiliado) throw tooLate();
      const verified = await verifyNewPasskey(credencial, asked.jti, offered());
      if (verified === null) throw refused(text.unproven);
      const { browser = '', system = '' } = caller.agent?.() ?? {};
      const nombre = text.name(browser, system);
      const after = await db.tx(async (queries) => {
        await lockAccount(queries, codigoAfiliado);
        if (!(await challenges.use(queries, asked))) throw tooLate();
        const known = await passkeysOf(queries, codigoAfiliado);
        if (known.length >= most) throw refused(text.tooMany(most));
        // The first of two that were begun at once gave the member their handle.
        if (known.some(({ usuario }) => usuario !== asked.usuario)) throw tooLate();
        const passkey = {
          ...verified,
          ...{ codigoAfiliado, usuario: asked.usuario, nombre, creada: now(), ultimaVez: null },
          transportes: credencial.transports.join(' '),
        };
        if (!(await addPasskey(queries, passkey))) throw refused(text.unproven);
        await tell(queries, caller, 'llaveAgregada', { codigo: verified.identificador, nombre });
        return list(queries, caller);
      });
      mailed();
      return after;
    },

    nombrarLlave: async ({ body: { codigo, nombre } }, caller) => {
      offered();
      const clean = nombre.replace(/\p{C}/gu, ' ').trim();
      if (clean === '') throw new HttpProblem(400);
      await db.query('UPDATE llaves_acceso SET nombre = $3 WHERE identificador = $1 AND codigo_afiliado = $2', [
        codigo,
        caller.codigoAfiliado,
        clean,
      ]);
      return list(db, caller);
    },

    quitarLlave: async ({ body: { codigo } }, caller) => {
      offered();
      const after = await db.tx(async (queries) => {
        await lockAccount(queries, caller.codigoAfiliado);
        const [removed] = await queries.query<{ nombre: string }>(
          'DELETE FROM llaves_acceso WHERE identificador = $1 AND codigo_afiliado = $2 RETURNING nombre',
          [codigo, caller.codigoAfiliado],
        );
        if (removed !== undefined) await tell(queries, caller, 'llaveQuitada', { codigo, nombre: removed.nombre });
        return list(queries, caller);
      });
      mailed();
      return after;
    },
  };
};
