import { expect, test } from 'vitest';
import { contract } from '../../contract';
import { services } from './services';

test('each service names calls of the contract, and no call belongs to two', () => {
  const calls: readonly string[] = Object.values(services).flat();
  expect(calls.filter((call) => !Object.hasOwn(contract, call))).toEqual([]);
  expect(calls.filter((call, place) => calls.indexOf(call) !== place)).toEqual([]);
});

test('what was paid can be confirmed, and nobody is kept from logging in, by the name of no service', () => {
  const calls: readonly string[] = Object.values(services).flat();
  const open = [
    'conciliarPendiente',
    'facturasPendientesPago',
    'catalogoRespuesta',
    'login',
    'menu',
    'flags',
    'mantenimientos',
  ];
  expect(open.filter((call) => calls.includes(call))).toEqual([]);
});
