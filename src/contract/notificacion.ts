import * as v from 'valibot';
import { endpoint } from './endpoint';
import { affiliateCode, code, maybeAskedText, maybeText, pageNumber, pageSize } from './words';

export const consCentralNotificaciones = endpoint({
  method: 'POST',
  path: 'ClienteNotificacion/ConsCentralNotificaciones',
  access: 'member',
  affiliate: [{ in: 'body', field: 'contrato', whose: 'self' }],
  safe: true,
  timeLimit: 'read',
  body: v.object({
    contrato: affiliateCode,
    regimen: maybeAskedText(80),
    plan: maybeAskedText(120),
    numeroDePagina: pageNumber,
    registroPorPagina: pageSize,
  }),
  reply: v.array(
    v.object({ codigo: code, origen: maybeText, description: maybeText, fecha: maybeText, detalle: maybeText }),
  ),
  envelope: ['result'],
});
