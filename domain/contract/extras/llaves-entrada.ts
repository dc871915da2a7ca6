import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { login } from '../login';
import { askedText, filled } from '../words';
import { assertion, requestOptions } from './webauthn-words';

/** `desafio` is signed, of this visitor and serves once; nothing of it is stored before it is used. */
export const opcionesEntrada = endpoint({
  method: 'GET',
  path: 'extra/llaves/entrada',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: v.object({ desafio: filled, opciones: requestOptions }),
});

/** A log-in, with its answers; 1006: no passkey of ours, or not rightly signed. 410: the challenge is over. */
export const entrarConLlave = endpoint({
  method: 'POST',
  path: 'extra/llaves/entrar',
  access: 'anonymous',
  safe: false,
  timeLimit: 'write',
  body: v.object({
    desafio: askedText(2_000, 1),
    credencial: assertion,
    dispositivo: v.optional(askedText(100)),
  }),
  reply: login.reply,
});
