import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { askedText, filled } from '../words';
import { assertion, requestOptions } from './webauthn-words';

/** `desafio` is signed, of this session and serves once. */
export const opcionesDispositivo = endpoint({
  method: 'GET',
  path: 'extra/llaves/dispositivo',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  reply: v.object({ desafio: filled, opciones: requestOptions }),
});

/** Trusts a device as the mailed code does. 410: the challenge was used, is too old or another session's. */
export const confirmarDispositivo = endpoint({
  method: 'POST',
  path: 'extra/llaves/dispositivo/confirmar',
  access: 'member',
  safe: false,
  timeLimit: 'write',
  body: v.object({
    desafio: askedText(2_000, 1),
    credencial: assertion,
    identificador: askedText(100, 1),
  }),
  reply: v.object({ agregado: v.literal(true) }),
});
