import { audit } from '../access/audit';
import { TooMany } from '../http/too-many';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';

const dayMs = 86_400_000;

export const utilityHandlers = ({
  db,
  now,
  counters,
  hide,
  settings,
}: HandlerDeps): HandlersOf<'flags' | 'bitacoraNuevo' | 'terminosReembolso'> => ({
  flags: () =>
    db.query<{ nombre: string; esWeb: boolean }>(`SELECT nombre, es_web AS "esWeb" FROM banderas ORDER BY nombre`),

  terminosReembolso: async () => settings.reimbursementTerms,

  bitacoraNuevo: async ({ body }, caller) => {
    const most = settings.serverPolicy.auditEntriesPerMemberPerDay;
    const key = `bitacora:${hide(caller.codigoAfiliado)}`;
    const { count, wait } = await counters.use({ key, most, windowMs: dayMs });
    if (wait !== null) throw new TooMany(count - most, wait);
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
