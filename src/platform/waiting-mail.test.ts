import { expect, test } from 'vitest';
import { fakeArea } from '../../tests/stand-ins/fake-device';
import { safeStorage } from './storage';
import { waitingMail } from './waiting-mail';

const open = (stored = new Map<string, string>()) => ({
  stored,
  waiting: waitingMail(safeStorage(() => fakeArea(stored))),
});

test('stores only the masked address and the time', () => {
  const { stored, waiting } = open();
  const mail = { correo: 'r***@g***.com', desde: 1_700_000_000_000, documento: '00112345678' };
  waiting.keep(mail);
  expect([...stored]).toEqual([['correo_pendiente', '{"correo":"r***@g***.com","desde":1700000000000}']]);
  expect(open(stored).waiting.read()).toEqual({ correo: 'r***@g***.com', desde: 1_700_000_000_000 });
  waiting.forget();
  expect(waiting.read()).toBeNull();
});

test.each([
  '',
  'no es JSON',
  'null',
  '7',
  '{}',
  '{"correo":7,"desde":1}',
  '{"correo":"a"}',
  '{"desde":1}',
  '{"correo":"a","desde":1e999}',
  '{"correo":"a","desde":"ayer"}',
])('ignores a stored %s', (text) => {
  expect(open(new Map([['correo_pendiente', text]])).waiting.read()).toBeNull();
});
