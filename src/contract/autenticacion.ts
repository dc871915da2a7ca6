import * as v from 'valibot';
import { byCode, refusal } from './codes';
import { endpoint } from './endpoint';
import { identification, text } from './words';

export const login = endpoint({
  method: 'POST',
  path: 'Autenticacion/login',
  access: 'anonymous',
  safe: false,
  timeLimit: 'write',
  body: v.object({ identificacion: identification, clave: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  reply: byCode({
    1007: {
      codigoAfiliado: text,
      nombres: text,
      apellidos: text,
      tipoAfiliacion: text,
      regimen: text,
      token: v.pipe(v.string(), v.minLength(1)),
      ...refusal,
    },
    1006: refusal,
    1017: refusal,
    1003: refusal,
  }),
});
