import { expect, test } from 'vitest';
import { isOutcomeUnknown } from './is-outcome-unknown';

test('a server error and an empty or unreadable answer leave the outcome unknown; a refusal and no answer do not', () => {
  const mensaje = '';
  const bad = [
    { kind: 'sinServicio', status: 500, mensaje },
    { kind: 'sinServicio', status: 503, mensaje },
    { kind: 'ilegible', status: 200, mensaje },
    { kind: 'ilegible', mensaje },
  ] as const;
  expect(bad.map(isOutcomeUnknown)).toEqual([true, true, true, true]);
  const others = [
    null,
    'limite',
    'fallo',
    { kind: 'sinConexion', mensaje },
    { kind: 'sinRespuesta', mensaje },
    { kind: 'sesionVencida', status: 401, mensaje },
    { kind: 'sinServicio', status: 422, mensaje },
  ] as const;
  expect(others.map(isOutcomeUnknown)).toEqual(others.map(() => false));
});
