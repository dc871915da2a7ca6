import { expect, test } from 'vitest';
import { fakeArea } from '../../tests/stand-ins/fake-device';
import { clearDrafts } from './clear-drafts';
import { sentPayment } from './sent-payment';
import { safeStorage } from './storage';

const payment = { numero: '900000000001', factura: '7001', monto: 500_000 };

test('a tab remembers a member’s payment until log-out', () => {
  const session = safeStorage(() => fakeArea(new Map()));
  sentPayment(session, '1001').keep({ ...payment, factura: '7000' });
  sentPayment(session, '1001').keep(payment);
  expect([sentPayment(session, '1001').read(), sentPayment(session, '2002').read()]).toEqual([payment, null]);
  clearDrafts(session);
  expect(sentPayment(session, '1001').read()).toBeNull();
});

test.each([
  '',
  'null',
  '[]',
  '{',
  '{"numero":1}',
  '{"numero":"1","factura":"2","monto":"3"}',
  '{"numero":"1","factura":"2","monto":0.5}',
])('ignores a stored «%s»', (stored) => {
  const session = safeStorage(() => fakeArea(new Map([['recibo_1001_enviado', stored]])));
  expect(sentPayment(session, '1001').read()).toBeNull();
});
