import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { numeric } from '../service-words';
import { askedText, filled, maybeText } from '../words';
import { attestation, creationOptions } from './new-passkey-words';

/** `codigo` is the credential's id, which opens nothing. `caben`: how many more the member may add. */
const passkeys = v.object({
  llaves: v.array(v.object({ codigo: filled, nombre: maybeText, creada: filled, ultimaVez: maybeText })),
  caben: numeric,
});
const codigo = askedText(1_400, 1);

export const llavesAcceso = endpoint({
  method: 'GET',
  path: 'extra/llaves',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  reply: passkeys,
});

/** Rejected with a sentence where the session is not of the last minutes, or no more passkeys fit. */
export const opcionesLlave = endpoint({
  method: 'GET',
  path: 'extra/llaves/opciones',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  reply: v.object({ desafio: filled, opciones: creationOptions }),
});

/** 410: the challenge was used, is too old or another session's. Each answers with all passkeys, as they are then. */
export const agregarLlave = endpoint({
  method: 'POST',
  path: 'extra/llaves/agregar',
  access: 'member',
  safe: false,
  timeLimit: 'write',
  body: v.object({ desafio: askedText(2_000, 1), credencial: attestation }),
  reply: passkeys,
});

export const nombrarLlave = endpoint({
  method: 'POST',
  path: 'extra/llaves/nombrar',
  access: 'member',
  safe: false,
  timeLimit: 'write',
  body: v.object({ codigo, nombre: askedText(60, 1) }),
  reply: passkeys,
});

export const quitarLlave = endpoint({
  method: 'POST',
  path: 'extra/llaves/quitar',
  access: 'member',
  safe: false,
  timeLimit: 'write',
  body: v.object({ codigo }),
  reply: passkeys,
});
