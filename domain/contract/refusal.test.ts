import { expect, test } from 'vitest';
import { isRefusal, isRefusedRequest } from './refusal';

test('only a rejecting answer is a refusal; a session that expired mid-request is not', () => {
  const said = [
    { kind: 'sinServicio', status: 422, mensaje: '' },
    { kind: 'sesionVencida', status: 401, mensaje: '' },
    { kind: 'sesionVencida', mensaje: '' },
    { kind: 'sinServicio', status: 500, mensaje: '' },
    { kind: 'sinRespuesta', mensaje: '' },
    new Error('ours'),
  ];
  expect(said.map(isRefusedRequest)).toEqual([true, true, false, false, false, false]);
  expect(said.map(isRefusal)).toEqual([true, true, true, false, false, false]);
});
