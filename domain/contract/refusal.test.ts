import { expect, test } from 'vitest';
import { isRefusal } from './refusal';

test('only a rejecting answer is a refusal; a session that ended under way is not', () => {
  const said = [
    { kind: 'sinServicio', status: 422, mensaje: '' },
    { kind: 'sesionVencida', status: 401, mensaje: '' },
    { kind: 'sesionVencida', mensaje: '' },
    { kind: 'sinServicio', status: 500, mensaje: '' },
    { kind: 'sinServicio', status: 503, mensaje: '', nothingDone: true },
    { kind: 'sinServicio', mensaje: '' },
    { kind: 'sinRespuesta', mensaje: '' },
    { kind: 'ilegible', status: 200, mensaje: '' },
    new Error('ours'),
  ];
  expect(said.map(isRefusal)).toEqual([true, true, false, false, true, false, false, false, false]);
});
