import * as v from 'valibot';
import { endpoint } from './endpoint';
import { askedText, maybeText, text } from './words';

const slides = v.array(v.object({ id: maybeText, ubicacion: text, accion: maybeText }));

export const slider = endpoint({
  method: 'GET',
  path: 'Ajuste/slider',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: slides,
  envelope: ['result'],
});

export const popup = endpoint({
  method: 'GET',
  path: 'Ajuste/popup',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: slides,
  envelope: ['result'],
});

export const alertaPersonalizada = endpoint({
  method: 'GET',
  path: 'Ajuste/alerta/personalizada',
  access: 'anonymous',
  /** Empty for the alerts asked for by name; an affiliate code for the personal one, which needs that member's token. */
  affiliate: [{ in: 'query', field: 'id', whose: 'self', optional: true }],
  safe: true,
  timeLimit: 'read',
  query: v.object({
    id: v.optional(v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{0,20}$/)), ''),
    nombre: askedText(100, 1),
  }),
  reply: v.array(v.object({ nombre: maybeText, mensaje: maybeText })),
  envelope: ['result'],
});
