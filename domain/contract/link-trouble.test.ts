import { expect, test } from 'vitest';
import { linkTroubleOf } from './link-trouble';

test('what is wrong with a link is told by its reading or by the service; one that cannot be read is a broken one', () => {
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
