import { questionsPerAttempt, usableQuestions } from '../../domain/rules/registration/questions';
import { findWeakness } from '../../domain/rules/registration/weak-password';
import { audit } from '../access/audit';
import { emailInUse } from '../access/email-in-use';
import { findIdentityByCode, findIdentityByDocument, type Identity } from '../access/identity';
import { lockAccount } from '../access/lock-account';
import { maskEmail } from '../access/mask-email';
import { normalizeEmail } from '../access/normalize-email';
import { personFacts } from '../access/person-facts';
import { findQuestions, type Question } from '../access/questions';
import { questionsToRegister } from '../access/questions-to-register';
import { unmaskDocument } from '../access/unmask-document';
import { DbError, type Queries, uniqueViolation } from '../db/db';
import type { Caller } from '../http/caller';
import { HttpProblem } from '../http/http-problem';
import { limitAttempts } from '../http/limit-attempts';
import { refundOnError } from '../http/refund-on-error';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';

interface Account {
  estado: 'activa' | 'porActivar';
  correo: string;
  claveHash: string;
  registrada: Date | null;
  expira: Date | null;
  activacionFirmada: boolean;
}

interface CheckedPassword {
  /** null: there was no account. */
  claveHash: string | null;
  isRight: boolean;
}

export const registroHandlers = (
  parts: HandlerDeps,
): HandlersOf<'autenticar' | 'preguntasSeguridad' | 'registrar' | 'activarCuenta'> => {
  const { db, now, settings, passwords, attempts, counters, links, codes, proofs, outbox, mailed, alarm, hide } = parts;
  const policy = settings.serverPolicy;
  const text = messages.register;

  const { lookupsPerDocumentPerHour: most, lookupsPerDocumentPerHourInAll: inAll } = policy;
  const count = (call: string, whose: string, { ip }: Caller) =>
    limitAttempts(counters, { key: `${call}:${hide(whose)}`, ip, most, inAll });
  const isJudgedHere = settings.identityAnswers === 'servidor';
  const shown = (questions: readonly Question[]) =>
    isJudgedHere ? questions.map(({ respuesta: _, ...question }) => question) : [...questions];
  const isSameMailbox = (one: string, other: string) => normalizeEmail(one) === normalizeEmail(other);

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
        const questions = await findQuestions(db, codigoAfiliado, now());
        // With too few questions the portal shows its own sentence, so the answer does not ask to answer them.
        const enough = usableQuestions(questions).length >= questionsPerAttempt;
        return {
          codigoMensaje: 1000,
          mensaje: enough ? messages.identity.accepted : '',
          ...person,
          preguntasSeguridad: shown(questions),
        };
      }
    }
  };

  const accountOf = async (queries: Queries, codigoAfiliado: string): Promise<Account | undefined> => {
    const [account] = await queries.query<Account>(
      `SELECT estado, correo, clave_hash AS "claveHash", registrada, expira,
         activacion_firmada AS "activacionFirmada" FROM cuentas WHERE codigo_afiliado = $1`,
      [codigoAfiliado],
    );
    return account;
  };

  /** Outside of a transaction, which would hold its connection and its locks meanwhile. */
  const checkPassword = async (codigoAfiliado: string, clave: string): Promise<CheckedPassword> => {
    const claveHash = (await accountOf(db, codigoAfiliado))?.claveHash ?? null;
    return { claveHash, isRight: await passwords.verify(claveHash, clave) };
  };

  const isPending = (account: Account | undefined): boolean =>
    account?.estado === 'porActivar' && (account.expira === null || account.expira > now());

  const save = async (
    queries: Queries,
    codigoAfiliado: string,
    written: Pick<Account, 'correo' | 'claveHash'>,
    firmada: boolean,
  ) => {
    const time = now();
    const { correo, claveHash } = written;
    // A signed link identifies a registration by this time, so two of one account must differ.
    await queries.query(
      `INSERT INTO cuentas (codigo_afiliado, clave_hash, correo, estado, registrada, expira, activacion_firmada)
       VALUES ($1, $2, $3, 'porActivar', $4, $5, $6)
       ON CONFLICT (codigo_afiliado) DO UPDATE SET clave_hash = excluded.clave_hash, correo = excluded.correo,
         registrada = GREATEST(excluded.registrada, cuentas.registrada + interval '1 millisecond'),
         expira = excluded.expira, activacion_firmada = excluded.activacion_firmada`,
      [codigoAfiliado, claveHash, correo, time, new Date(time.getTime() + policy.activationMs), firmada],
    );
    await attempts.forget(queries, codigoAfiliado);
    // Cancels the pending mail of the previous registration.
    await queries.query(
      `DELETE FROM correos WHERE codigo_afiliado = $1 AND plantilla = 'activacion' AND estado = 'pendiente'`,
      [codigoAfiliado],
    );
    await outbox.add(queries, { codigoAfiliado, plantilla: 'activacion', para: correo });
  };

  return {
    autenticar: async ({ query }, caller) => {
      const document = unmaskDocument(query.TipoDocumento, query.Documento);
      const identity = await findIdentityByDocument(db, now(), query.TipoDocumento, document);
      // All documents of one person have one budget.
      const whose = identity?.codigoAfiliado ?? `documento:${query.TipoDocumento}:${document}`;
      const takeBack = await count('autenticar', whose, caller);
      // The same work for every document, which also slows down enumeration.
      return refundOnError(takeBack, async () => {
        await passwords.verify(null, document);
        await audit(db, now, caller, {
          suceso: 'identidadConsultada',
          documentoIndicado: identity?.codigoAfiliado ?? '',
          valorNuevo: identity?.standing ?? 'desconocido',
        });
        return answerIdentity(identity);
      });
    },

    preguntasSeguridad: async ({ query: { CodigoAfiliado } }, caller) => {
      const takeBack = await count('preguntasSeguridad', CodigoAfiliado, caller);
      return refundOnError(takeBack, async () => {
        await passwords.verify(null, CodigoAfiliado);
        const questions = await questionsToRegister(db, now(), CodigoAfiliado);
        if (questions.length > 0)
          await audit(db, now, caller, { suceso: 'preguntasEntregadas', documentoIndicado: CodigoAfiliado });
        return shown(questions);
      });
    },

    /** Whether a registration has expired is read from its row: the client's own word for it changes nothing. */
    registrar: async ({ query, body }, caller) => {
      const { codigoAfiliado, clave, correo, pase = '' } = body;
      const resend = query?.reenvioCuenta === true;
      const takeBack = await count('registrar', codigoAfiliado, caller);
      const refused = (detail: string) => {
        alarm(caller, 'identityRefused', { call: 'registrar', whom: hide(codigoAfiliado), detail });
        return new HttpProblem(410, {}, text.answerAgain);
      };
      return refundOnError(takeBack, async () => {
        const bound = { codigoAfiliado, visitante: caller.jti };
        const pass = isJudgedHere ? await proofs.readPass(pase, bound) : null;
        if (isJudgedHere && pass === null) throw refused(pase === '' ? 'no pass' : 'pass not valid');
        const identity = await findIdentityByCode(db, now(), codigoAfiliado);
        const hash = await passwords.hash(clave);
        const checked = await checkPassword(codigoAfiliado, clave);
        const person = await personFacts(db, codigoAfiliado);
        if (identity === null || person === null || identity.standing === 'noActivo')
          return { codigoMensaje: 1003, mensaje: text.unknown };
        if (identity.standing === 'registrado') return { codigoMensaje: 1010, mensaje: text.registered };
        const weakness = findWeakness(clave, person);
        if (weakness !== null) return { codigoMensaje: 1020, mensaje: messages.password[weakness] };
        const sentTo = (address: string) =>
          ({ codigoMensaje: 1005, mensaje: text.done, correo: maskEmail(address) }) as const;

        /** null: since the check a concurrent registration has set another password. */
        const write = ({ claveHash, isRight }: CheckedPassword) =>
          db.tx(async (queries) => {
            await lockAccount(queries, codigoAfiliado);
            const account = await accountOf(queries, codigoAfiliado);
            if (account?.estado === 'activa') return { codigoMensaje: 1010, mensaje: text.registered } as const;
            if (account !== undefined && account.claveHash !== claveHash) return null;
            const isSame = account !== undefined && isRight && isSameMailbox(account.correo, correo);
            // The same data again is a retry after a lost answer.
            if (account !== undefined && isPending(account) && !resend)
              return isSame ? sentTo(account.correo) : ({ codigoMensaje: 1011, mensaje: text.pending } as const);
            if (await emailInUse(queries, now(), { correo, codigoAfiliado, against: 'accountsAndRegistrations' }))
              return { codigoMensaje: 1019, mensaje: text.emailInUse } as const;
            // What was registered with this pass already is a retry after a lost answer, and changes nothing.
            if (pass !== null && !(await proofs.use(queries, pass))) {
              if (isSame) return sentTo(account.correo);
              throw refused('pass used');
            }
            // The bare code in the mail of another registration must not activate this one.
            const replaced = account !== undefined && !isSame;
            await save(
              queries,
              codigoAfiliado,
              // A concurrent second press still has the password that was checked.
              { correo, claveHash: isSame ? account.claveHash : hash },
              replaced || account?.activacionFirmada === true,
            );
            if (replaced)
              await outbox.add(queries, { codigoAfiliado, plantilla: 'registroReemplazado', para: account.correo });
            await audit(queries, now, caller, {
              suceso: account === undefined ? 'registro' : 'registroRepetido',
              documentoIndicado: codigoAfiliado,
              valorAnterior: account === undefined ? '' : maskEmail(account.correo),
              valorNuevo: maskEmail(correo),
            });
            return sentTo(correo);
          });
        let answer = await write(checked);
        while (answer === null) answer = await write(await checkPassword(codigoAfiliado, clave));
        mailed();
        return answer;
      });
    },

    activarCuenta: async ({ query }, caller) => {
      const codigoAfiliado = codes.codeIn(query.CodigoAfiliado);
      const unknown = { codigoMensaje: 1003, mensaje: messages.activation.unknown } as const;
      const inUse = { codigoMensaje: 1019, mensaje: messages.activation.emailInUse } as const;
      const done = { codigoMensaje: 1009, mensaje: messages.activation.done } as const;
      try {
        return await db.tx(async (queries) => {
          await lockAccount(queries, codigoAfiliado);
          const account = await accountOf(queries, codigoAfiliado);
          if (account === undefined || !codes.isRight(query.CodigoAfiliado, { codigoAfiliado, ...account }))
            return unknown;
          if (account.estado === 'activa') return done;
          if (!isPending(account)) return { codigoMensaje: 1012, mensaje: messages.activation.expired } as const;
          const { correo } = account;
          if (await emailInUse(queries, now(), { correo, codigoAfiliado, against: 'accounts' })) return inUse;
          await queries.query(`UPDATE cuentas SET estado = 'activa', expira = NULL WHERE codigo_afiliado = $1`, [
            codigoAfiliado,
          ]);
          await queries.query(
            `UPDATE contactos SET correo_electronico = $2 WHERE codigo_afiliado = $1 AND correo_electronico = ''`,
            [codigoAfiliado, correo],
          );
          await audit(queries, now, caller, { suceso: 'cuentaActivada', documentoIndicado: codigoAfiliado });
          const enlace = await links.issue(queries, 'confirmarAfiliado', codigoAfiliado);
          await outbox.add(queries, { codigoAfiliado, plantilla: 'cuentaActiva', para: correo, enlace });
          return done;
        });
      } catch (error) {
        if (!(error instanceof DbError) || error.code !== uniqueViolation) throw error;
        return inUse;
      } finally {
        mailed();
      }
    },
  };
};
