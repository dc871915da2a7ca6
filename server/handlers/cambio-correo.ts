import { randomUUID } from 'node:crypto';
import { audit } from '../access/audit';
import { createEmailChanges } from '../access/email-changes';
import { emailInUse } from '../access/email-in-use';
import { lockAccount } from '../access/lock-account';
import { maskEmail } from '../access/mask-email';
import { normalizeEmail } from '../access/normalize-email';
import type { Queries } from '../db/db';
import { HttpProblem } from '../http/http-problem';
import { TooMany } from '../http/too-many';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';

const hour = 3_600_000;

const text = messages.emailChange;
const refused = (mensaje: string) => new HttpProblem(422, {}, mensaje);
const isSame = (one: string, other: string) => normalizeEmail(one) === normalizeEmail(other);

export const cambioCorreoHandlers = (
  parts: HandlerDeps,
): HandlersOf<
  | 'solicitudCambioCorreo'
  | 'estadoCambioCorreo'
  | 'confirmarCambioCorreo'
  | 'estadoReversoCorreo'
  | 'reversarCambioCorreo'
> => {
  const { db, now, tokens, counters, links, outbox, mailed, hide, alarm } = parts;
  const policy = parts.settings.serverPolicy;

  const changes = createEmailChanges({ now, links });

  return {
    /** The old address always gets a reversal link, so `Reverso` is ignored. */
    solicitudCambioCorreo: async ({ query: { CodigoAfiliado, Correo } }, caller) => {
      const most = policy.emailChangesPerHour;
      const key = `cambioCorreo:${hide(CodigoAfiliado)}`;
      const { count, wait } = await counters.use({ key, most, windowMs: hour });
      if (wait !== null) throw new TooMany(count - most, wait);
      await db.tx(async (queries) => {
        await lockAccount(queries, CodigoAfiliado);
        const since = new Date(now().getTime() - policy.emailChangeLoginMs);
        if (!(await tokens.enteredSince(queries, CodigoAfiliado, since)))
          throw new HttpProblem(403, {}, text.proveYourself);
        const [account] = await queries.query<{ correo: string }>(
          `SELECT correo FROM cuentas WHERE codigo_afiliado = $1`,
          [CodigoAfiliado],
        );
        if (account === undefined) throw new HttpProblem(404);
        if (isSame(account.correo, Correo)) throw refused(text.same);
        const wanted = { correo: Correo, codigoAfiliado: CodigoAfiliado, against: 'accountsAndRegistrations' } as const;
        if (await emailInUse(queries, now(), wanted)) throw refused(text.inUse);
        await changes.annul(queries, CodigoAfiliado, 'pending', now());
        const id = randomUUID();
        await queries.query(
          `INSERT INTO cambios_correo (id, codigo_afiliado, correo_anterior, correo_nuevo, estado, pedido)
           VALUES ($1, $2, $3, $4, 'pendiente', $5)`,
          [id, CodigoAfiliado, account.correo, Correo, now()],
        );
        const confirm = await links.issue(queries, 'cambioCorreo', CodigoAfiliado, id);
        const reverse = await links.issue(queries, 'reversoCorreo', CodigoAfiliado, id);
        const to = { codigoAfiliado: CodigoAfiliado };
        await outbox.add(queries, { ...to, plantilla: 'cambioCorreo', para: Correo, enlace: confirm });
        await outbox.add(queries, { ...to, plantilla: 'avisoCambioCorreo', para: account.correo, enlace: reverse });
        await audit(queries, now, caller, {
          suceso: 'cambioCorreoPedido',
          documentoIndicado: CodigoAfiliado,
          valorAnterior: maskEmail(account.correo),
          valorNuevo: maskEmail(Correo),
        });
      });
      mailed();
      return { mensaje: text.requested };
    },

    estadoCambioCorreo: async ({ query: { Token } }) => {
      const link = await links.find(Token, 'cambioCorreo');
      const { correoNuevo, estado } = await changes.find(db, link.cambioCorreo);
      if (estado === 'confirmado') return { mensaje: text.alreadyConfirmed, correo: correoNuevo };
      if (link.state === 'abierto' && estado === 'pendiente') return { mensaje: text.pending, correo: correoNuevo };
      throw new HttpProblem(410, {}, messages.links.expired.cambioCorreo);
    },

    confirmarCambioCorreo: async ({ query: { Token }, body: { CorreoElectronico } }, caller) => {
      const link = await links.open(Token, 'cambioCorreo');
      const { codigoAfiliado } = link;
      const change = await changes.find(db, link.cambioCorreo);
      if (!isSame(change.correoNuevo, CorreoElectronico)) throw refused(text.otherAddress);
      const closeSessions = await links.spend(Token, link, async (queries) => {
        await changes.confirm(queries, caller, codigoAfiliado, change);
        return tokens.revokeIn(queries, codigoAfiliado);
      });
      closeSessions();
      return { mensaje: text.saved };
    },

    estadoReversoCorreo: async ({ query: { Token } }) => {
      const link = await links.find(Token, 'reversoCorreo');
      const { correoAnterior, estado } = await changes.find(db, link.cambioCorreo);
      if (estado === 'reversado') return { mensaje: text.reverted, correo: correoAnterior };
      if (link.state !== 'abierto' || estado === 'anulado')
        throw new HttpProblem(410, {}, messages.links.expired.reversoCorreo);
      return { mensaje: estado === 'confirmado' ? text.confirmed : text.pending, correo: correoAnterior };
    },

    reversarCambioCorreo: async ({ query: { Token } }, caller) => {
      const link = await links.open(Token, 'reversoCorreo');
      const { codigoAfiliado } = link;
      const change = await changes.find(db, link.cambioCorreo);
      const undo = async (queries: Queries) => {
        await changes.undo(queries, caller, codigoAfiliado, await changes.find(queries, link.cambioCorreo));
        // The requester knew the password.
        const enlace = await links.issue(queries, 'cambioClave', codigoAfiliado);
        const para = change.correoAnterior;
        await outbox.add(queries, { codigoAfiliado, plantilla: 'correoReversado', para, enlace });
        return tokens.revokeIn(queries, codigoAfiliado);
      };
      const closeSessions = await links.spend(Token, link, undo).catch(async (error: unknown) => {
        if (!(error instanceof HttpProblem) || error.status !== 422) throw error;
        // Another account has the address by now: the link stays valid for later, and all sessions end.
        alarm(caller, 'reversalPrevented', { call: 'reversarCambioCorreo', whom: hide(codigoAfiliado) });
        const close = await db.tx(async (queries) => {
          await lockAccount(queries, codigoAfiliado);
          await links.annul(queries, codigoAfiliado, ['cambioClave', 'cambioCorreo']);
          await audit(queries, now, caller, { suceso: 'reversoImpedido', documentoIndicado: codigoAfiliado });
          return tokens.revokeIn(queries, codigoAfiliado);
        });
        close();
        throw error;
      });
      closeSessions();
      mailed();
      return { mensaje: text.reversed };
    },
  };
};
