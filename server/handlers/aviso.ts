import { mayRefuse } from '../../domain/rules/promises/notice-kinds';
import { audit } from '../access/audit';
import { HttpProblem } from '../http/http-problem';
import { readNoticeChoices, writeNoticeChoice } from '../notices/notice-choices';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';

export const avisoHandlers = ({ db, now }: HandlerDeps): HandlersOf<'avisosAfiliado' | 'cambiarAviso'> => ({
  avisosAfiliado: (_, { codigoAfiliado }) => readNoticeChoices(db, codigoAfiliado),

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
