import { emailInUse } from '../access/email-in-use';
import { type Identity, identityOfCode, identityOfDocument } from '../access/identity';
import { maskEmail } from '../access/mask-email';
import { personFacts } from '../access/person-facts';
import { plainDocument } from '../access/plain-document';
import { questionsOf } from '../access/questions';
import { weaknessOf } from '../access/weak-password';
import { audit } from '../audit';
import { DbError, type Queries } from '../db/db';
import { refuseRepeats } from '../http/refuse-repeats';
import { messages } from '../messages';
import type { HandlerParts, Handlers } from './handlers';

interface Account {
  estado: 'activa' | 'porActivar';
  correo: string;
  claveHash: string;
  registrada: Date | null;
  expira: Date | null;
}

const uniqueViolation = '23505';

export const registroHandlers = (parts: HandlerParts): Handlers => {
  const { db, now, settings, passwords, counters, links, codes, outbox, mailed, hide } = parts;
  const policy = settings.serverPolicy;
  const text = messages.register;

  const count = (call: string, whose: string) =>
    refuseRepeats(counters, `${call}:${hide(whose)}`, policy.lookupsPerDocumentPerHour);
  const samePerson = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

  const answerIdentity = async (identity: Identity | null) => {
    if (identity === null) return { codigoMensaje: 1003, mensaje: messages.identity.unknown } as const;
    const { codigoAfiliado, nombres, apellidos, standing } = identity;
    const person = { codigoAfiliado, nombres, apellidos };
    const correo = maskEmail(identity.correo ?? '');
    switch (standing) {
      case 'noActivo':
        return { codigoMensaje: 1002, mensaje: messages.identity.notActive } as const;
      case 'registrado':
        return { codigoMensaje: 1001, mensaje: messages.identity.registered } as const;
      case 'correoPerdido':
        return { codigoMensaje: 1004, mensaje: messages.identity.mailLost, ...person, correo } as const;
      case 'pendiente':
        return { codigoMensaje: 1011, mensaje: messages.identity.pending, ...person, correo } as const;
      case 'vencido':
        return { codigoMensaje: 1012, mensaje: messages.identity.expired, ...person } as const;
      case 'sinCuenta': {
        const preguntasSeguridad = await questionsOf(db, codigoAfiliado, now());
        return { codigoMensaje: 1000, mensaje: messages.identity.accepted, ...person, preguntasSeguridad };
      }
    }
  };

  const accountOf = async (queries: Queries, codigoAfiliado: string): Promise<Account | undefined> => {
    const [account] = await queries.query<Account>(
      `SELECT estado, correo, clave_hash AS "claveHash", registrada, expira FROM cuentas WHERE codigo_afiliado = $1`,
      [codigoAfiliado],
    );
    return account;
  };

  const isPending = (account: Account | undefined): boolean =>
    account?.estado === 'porActivar' && (account.expira === null || account.expira > now());

  const save = async (queries: Queries, codigoAfiliado: string, correo: string, hash: string) => {
    const time = now();
    await queries.query(
      `INSERT INTO cuentas (codigo_afiliado, clave_hash, correo, estado, registrada, expira)
       VALUES ($1, $2, $3, 'porActivar', $4, $5)
       ON CONFLICT (codigo_afiliado) DO UPDATE SET clave_hash = excluded.clave_hash, correo = excluded.correo,
         registrada = excluded.registrada, expira = excluded.expira, fallos = 0, ultimo_fallo = NULL,
         bloqueada_hasta = NULL`,
      [codigoAfiliado, hash, correo, time, new Date(time.getTime() + policy.activationMs)],
    );
    // A mail of the registration before this one has nothing to say any more.
    await queries.query(
      `DELETE FROM correos WHERE codigo_afiliado = $1 AND plantilla = 'activacion' AND estado = 'pendiente'`,
      [codigoAfiliado],
    );
    await outbox.add(queries, { codigoAfiliado, plantilla: 'activacion', para: correo });
  };

  return {
    autenticar: async ({ query }, caller) => {
      const document = plainDocument(query.TipoDocumento, query.Documento);
      await count('autenticar', `documento:${query.TipoDocumento}:${document}`);
      const identity = await identityOfDocument(db, now(), query.TipoDocumento, document);
      // The same work for every document, and work enough that nobody asks for many.
      await passwords.verify(null, document);
      await audit(db, now, caller, {
        suceso: 'identidadConsultada',
        documentoIndicado: identity?.codigoAfiliado ?? '',
        valorNuevo: identity?.standing ?? 'desconocido',
      });
      return answerIdentity(identity);
    },

    /** Nothing for those who have an account or may have none: who asks learns nothing else. */
    preguntasSeguridad: async ({ query: { CodigoAfiliado } }, caller) => {
      await count('preguntasSeguridad', CodigoAfiliado);
      const identity = await identityOfCode(db, now(), CodigoAfiliado);
      await passwords.verify(null, CodigoAfiliado);
      if (identity === null || ['noActivo', 'registrado'].includes(identity.standing)) return [];
      await audit(db, now, caller, { suceso: 'preguntasEntregadas', documentoIndicado: CodigoAfiliado });
      return questionsOf(db, CodigoAfiliado, now());
    },

    /** Whether a registration has expired is read from its row: the client's own word for it changes nothing. */
    registrar: async ({ query, body }, caller) => {
      const { codigoAfiliado, clave, correo } = body;
      const resend = query?.reenvioCuenta === true;
      await count('registrar', codigoAfiliado);
      const identity = await identityOfCode(db, now(), codigoAfiliado);
      const before = await accountOf(db, codigoAfiliado);
      const hash = await passwords.hash(clave);
      const knowsPassword = await passwords.verify(before?.claveHash ?? null, clave);
      const person = await personFacts(db, codigoAfiliado);
      if (identity === null || person === null || identity.standing === 'noActivo')
        return { codigoMensaje: 1003, mensaje: text.unknown };
      if (identity.standing === 'registrado') return { codigoMensaje: 1010, mensaje: text.registered };
      const weakness = weaknessOf(clave, person);
      if (weakness !== null) return { codigoMensaje: 1020, mensaje: messages.password[weakness] };
      const sentTo = (address: string) =>
        ({ codigoMensaje: 1005, mensaje: text.done, correo: maskEmail(address) }) as const;

      const answer = await db.tx(async (queries) => {
        // The account may not be there yet, the person is.
        await queries.query(`SELECT codigo FROM afiliados WHERE codigo = $1 FOR UPDATE`, [codigoAfiliado]);
        const account = await accountOf(queries, codigoAfiliado);
        if (account?.estado === 'activa') return { codigoMensaje: 1010, mensaje: text.registered } as const;
        if (account !== undefined && isPending(account) && !resend) {
          // Whoever sends the same once more did not get the first answer.
          const isSame = knowsPassword && account.claveHash === before?.claveHash;
          return isSame && samePerson(account.correo, correo)
            ? sentTo(account.correo)
            : ({ codigoMensaje: 1011, mensaje: text.pending } as const);
        }
        if (await emailInUse(queries, now(), correo, codigoAfiliado))
          return { codigoMensaje: 1019, mensaje: text.emailInUse } as const;
        await save(queries, codigoAfiliado, correo, hash);
        await audit(queries, now, caller, {
          suceso: account === undefined ? 'registro' : 'registroRepetido',
          documentoIndicado: codigoAfiliado,
          valorAnterior: account === undefined ? '' : maskEmail(account.correo),
          valorNuevo: maskEmail(correo),
        });
        return sentTo(correo);
      });
      mailed();
      return answer;
    },

    activarCuenta: async ({ query }, caller) => {
      const codigoAfiliado = codes.codeIn(query.CodigoAfiliado);
      const account = await accountOf(db, codigoAfiliado);
      if (account === undefined || !codes.isRight(query.CodigoAfiliado, { codigoAfiliado, ...account }))
        return { codigoMensaje: 1003, mensaje: messages.activation.unknown };
      const done = { codigoMensaje: 1009, mensaje: messages.activation.done } as const;
      if (account.estado === 'activa') return done;
      try {
        return await db.tx(async (queries) => {
          const [activated] = await queries.query<{ correo: string }>(
            `UPDATE cuentas SET estado = 'activa', expira = NULL
             WHERE codigo_afiliado = $1 AND estado = 'porActivar' AND (expira IS NULL OR expira > $2) RETURNING correo`,
            [codigoAfiliado, now()],
          );
          if (activated === undefined) {
            const since = await accountOf(queries, codigoAfiliado);
            if (since?.estado === 'activa') return done;
            return { codigoMensaje: 1012, mensaje: messages.activation.expired } as const;
          }
          await queries.query(
            `UPDATE contactos SET correo_electronico = $2 WHERE codigo_afiliado = $1 AND correo_electronico = ''`,
            [codigoAfiliado, activated.correo],
          );
          await audit(queries, now, caller, { suceso: 'cuentaActivada', documentoIndicado: codigoAfiliado });
          const enlace = await links.issue(queries, 'confirmarAfiliado', codigoAfiliado);
          await outbox.add(queries, { codigoAfiliado, plantilla: 'cuentaActiva', para: activated.correo, enlace });
          return done;
        });
      } catch (error) {
        if (!(error instanceof DbError) || error.code !== uniqueViolation) throw error;
        return { codigoMensaje: 1019, mensaje: messages.activation.emailInUse };
      } finally {
        mailed();
      }
    },
  };
};
