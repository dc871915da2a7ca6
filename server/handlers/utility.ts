import { audit } from '../audit';
import { messages } from '../messages';
import type { HandlerParts, HandlersOf } from './handlers';

export const utilityHandlers = ({ db, now }: HandlerParts): HandlersOf<'flags' | 'bitacoraNuevo'> => ({
  flags: () =>
    db.query<{ nombre: string; esWeb: boolean }>(`SELECT nombre, es_web AS "esWeb" FROM banderas ORDER BY nombre`),

  bitacoraNuevo: async ({ body }, caller) => {
    await audit(db, now, caller, {
      suceso: 'cliente',
      documentoIndicado: body.documento,
      creadorPor: body.creadorPor,
      valorAnterior: body.valorAnterior,
      valorNuevo: body.valorNuevo,
      idTipoBitacora: body.idTipoBitacora,
    });
    return { mensaje: messages.audit.recorded };
  },
});
