import * as v from 'valibot';
import { byCode, refusal } from './codes';
import { endpoint } from './endpoint';
import { askedText, filled, identification, text } from './words';

/** Apart from its service: the page that everybody meets first carries nothing of the others. */
export const login = endpoint({
  method: 'POST',
  path: 'Autenticacion/login',
  access: 'anonymous',
  safe: false,
  timeLimit: 'write',
  body: v.object({ identificacion: identification, clave: askedText(200, 1) }),
  reply: byCode({
    1007: {
      codigoAfiliado: filled,
      nombres: text,
      apellidos: text,
      tipoAfiliacion: text,
      regimen: text,
      token: filled,
      ...refusal,
    },
    1006: refusal,
    1017: refusal,
    1003: refusal,
  }),
});
