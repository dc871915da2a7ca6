import * as v from 'valibot';
import { endpoint } from './endpoint';
import { code, maybeAskedText, pageNumber, pageSize } from './service-words';
import { affiliateCode, maybeText } from './words';

export const consCentralNotificaciones = endpoint({
  method: 'POST',
  path: 'ClienteNotificacion/ConsCentralNotificaciones',
  access: 'member',
  affiliate: [{ in: 'body', field: 'contrato', whose: 'self' }],
  safe: true,
  timeLimit: 'read',
  body: v.object({
    contrato: affiliateCode,
    /** Copied from another answer, at any length: a long name must not make the list fail. */
    regimen: maybeAskedText(20_000),
    plan: maybeAskedText(20_000),
    numeroDePagina: pageNumber,
    registroPorPagina: pageSize,
  }),
  /** Newest first; fecha is yyyy-MM-dd in Santo Domingo. A page that is not full is the last one. */
  reply: v.array(
    v.object({ codigo: code, origen: maybeText, description: maybeText, fecha: maybeText, detalle: maybeText }),
  ),
  envelope: ['result'],
});
