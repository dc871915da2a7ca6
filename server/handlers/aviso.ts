import { mayRefuse } from '../../domain/rules/promises/notice-kinds';
import { audit } from '../access/audit';
import { maskEmail } from '../access/mask-email';
import { HttpProblem } from '../http/http-problem';
import { memberAddress } from '../mail/member-address';
import { readNoticeChoices, writeNoticeChoice } from '../notices/notice-choices';
import { hasMail } from '../settings/has-mail';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';

type Calls = 'avisosAfiliado' | 'cambiarAviso' | 'correoAvisos';

export const avisoHandlers = ({ db, now, settings, bounces }: HandlerDeps): HandlersOf<Calls> => ({
  avisosAfiliado: (_, { codigoAfiliado }) => readNoticeChoices(db, codigoAfiliado),

  correoAvisos: async (_, { codigoAfiliado }) => {
    const arrives = { estado: 'llega', correo: '', desde: '' };
    if (!hasMail(settings)) return arrives;
    const email = await memberAddress(db, codigoAfiliado);
    if (email === null) return { ...arrives, estado: 'sinCorreo' };
    const since = await bounces.deadSince(db, codigoAfiliado);
    return since === null ? arrives : { estado: 'noLlega', correo: maskEmail(email), desde: since.toISOString() };
  },

  cambiarAviso: async ({ body: { tipo, canal, activo } }, caller) => {
    if (!mayRefuse(tipo, canal)) throw new HttpProblem(422, {}, messages.notices.fixed);
    const { codigoAfiliado } = caller;
    return db.tx(async (queries) => {
      if (await writeNoticeChoice(queries, { codigoAfiliado, tipo, canal, activo, momento: now() }))
        await audit(queries, now, caller, {
          suceso: activo ? 'aviso:encendido' : 'aviso:apagado',
          valorNuevo: `${tipo} ${canal}`,
        });
      return readNoticeChoices(queries, codigoAfiliado);
    });
  },
});
