import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { askedText, filled, flag } from '../words';

/** Each kind of notice by each channel; a `fijo` one is always told. */
const choices = v.array(v.object({ tipo: filled, canal: filled, activo: flag, fijo: flag }));

export const avisosAfiliado = endpoint({
  method: 'GET',
  path: 'extra/avisos',
  access: 'member',
  safe: true,
  timeLimit: 'read',
  reply: choices,
});

/** Answers with all of them, as they are then. One that is fixed, or that nobody knows, is rejected with a sentence. */
export const cambiarAviso = endpoint({
  method: 'POST',
  path: 'extra/avisos/cambiar',
  access: 'member',
  safe: false,
  timeLimit: 'write',
  body: v.object({ tipo: askedText(40, 1), canal: askedText(40, 1), activo: flag }),
  reply: choices,
});
