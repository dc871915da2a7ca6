import { expect, test } from 'vitest';
import { fakeArea } from '../../tests/stand-ins/fake-device';
import { safeStorage } from './storage';
import { waitingMail } from './waiting-mail';

const open = (stored = new Map<string, string>()) => ({
  stored,
  waiting: waitingMail(safeStorage(() => fakeArea(stored))),
});

test('stores only the purpose, the masked address and the time', () => {
  const { stored, waiting } = open();
  const kept = { asunto: 'activacion', correo: 'r***@g***.com', desde: 1_700_000_000_000 } as const;
  const mail = { ...kept, documento: '00112345678' };
  waiting.keep(mail);
  expect([...stored]).toEqual([
    ['correo_pendiente', '{"asunto":"activacion","correo":"r***@g***.com","desde":1700000000000}'],
  ]);
  expect(open(stored).waiting.read()).toEqual(kept);
  waiting.forget();
  expect(waiting.read()).toBeNull();
});

test.each([
  '',
  'no es JSON',
  'null',
  '7',
  '{}',
  '{"asunto":"activacion","correo":7,"desde":1}',
  '{"asunto":"activacion","correo":"a"}',
  '{"asunto":"activacion","desde":1}',
  '{"asunto":"activacion","correo":"a","desde":1e999}',
  '{"asunto":"activacion","correo":"a","desde":"ayer"}',
  '{"asunto":"otro","correo":"a","desde":1}',
])('ignores a stored %s', (text) => {
  expect(open(new Map([['correo_pendiente', text]])).waiting.read()).toBeNull();
});
