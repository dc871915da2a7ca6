import * as v from 'valibot';
import { endpoint } from './endpoint';
import { askedText, filled } from './words';

const account = v.object({ cedula: v.optional(askedText(30)), clave: v.optional(askedText(200)) });

/** Without an account the reference server uses its own; it also takes the account from the body. */
export const autenticarUsuarioAnonimo = endpoint({
  method: 'POST',
  path: 'Usuario/autenticarUsuarioAnonimo',
  access: 'public',
  safe: false,
  timeLimit: 'write',
  query: v.optional(account, {}),
  body: v.optional(account, {}),
  reply: v.object({ token: filled }),
});
