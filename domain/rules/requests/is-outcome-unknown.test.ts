import { expect, test } from 'vitest';
import { isOutcomeUnknown } from './is-outcome-unknown';

test('an answer that is an error of the service, empty or unreadable is a bad one, none at all or a no is not', () => {
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
