import { expect, test } from 'vitest';
import { linkTroubleOf } from './link-trouble';

test('reads the reason from the token or from the service; an unreadable link is broken', () => {
  const type = 'xstate.done.actor.leerEnlace';
  const events = [
    ...['ausente', 'invalido', 'vencido'].map((output) => ({ type, output })),
    { type, output: { lectura: 'vencido', correo: '' } },
    ...['vencido', 'usado', 'invalido'].map((enlaceRechazado) => ({ type, output: { enlaceRechazado, mensaje: '' } })),
    { type, output: 'toString' },
    { type: 'xstate.error.actor.leerEnlace', error: new TypeError('x') },
    { type: 'xstate.after.limiteLectura.x' },
  ];
  expect(events.map(linkTroubleOf)).toEqual([
    'ausente',
    'invalido',
    'vencido',
    'vencido',
    'vencido',
    'usado',
    'invalido',
    'invalido',
    'invalido',
    'invalido',
  ]);
});
