import { expect, test } from 'vitest';
import { linkFaultOf } from './link-fault';
import type { Failure } from './problem';

const failed = (status?: number): Failure => ({
  kind: 'sinServicio',
  mensaje: '',
  ...(status === undefined ? {} : { status }),
});

test('[PWD-14] an unauthorised answer about a link means an expired one', () => {
  expect([401, 410].map((status) => linkFaultOf(failed(status)))).toEqual(['vencido', 'vencido']);
});

test('distinguishes a used link, a broken link and a failed call', () => {
  expect([409, 400, 403, 404, 414, 431, 422, 429, 500, 503].map((status) => linkFaultOf(failed(status)))).toEqual([
    'usado',
    'invalido',
    'invalido',
    'invalido',
    'invalido',
    'invalido',
    null,
    null,
    null,
    null,
  ]);
  expect(linkFaultOf({ kind: 'sinConexion', mensaje: '' })).toBeNull();
});
