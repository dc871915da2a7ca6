import { expect, test } from 'vitest';
import { daysUntil } from '../../domain/rules/dates/dates';
import { isGatewaySession } from '../../domain/rules/payments/gateway';
import { nextDeadline } from '../../src/flows/payment/deadline';
import { type PaymentStop, paymentNotice } from './payment-notice';
import type { PendingInvoice } from './pending-invoice';

const invoice = (over: Partial<PendingInvoice> = {}): PendingInvoice => ({
  numero: 'F1',
  estado: 'Generada',
  emitida: '2023-10-20',
  vence: '2023-11-17',
  monto: 250_000,
  situacion: 'porPagar',
  ...over,
});

test('counts calendar days across months and years', () => {
  const days = [
    ['2023-11-14', '2023-11-17'],
    ['2023-12-31', '2024-01-01'],
    ['2024-03-01', '2024-02-28'],
    ['2023-11-14', '2023-11-14T23:59:59'],
    ['2023-11-14', ''],
    ['2023-11-14', '14/11/2023'],
  ] as const;
  expect(days.map(([today, day]) => daysUntil(today, day))).toEqual([3, 1, -2, 0, null, null]);
});

test('the next deadline considers only payable invoices, from today on', () => {
  const list = [
    invoice({ numero: 'A', vence: '2023-11-13' }),
    invoice({ numero: 'B', vence: '2023-11-15', situacion: 'procesando' }),
    invoice({ numero: 'C', vence: '2023-12-01' }),
    invoice({ numero: 'D', vence: '2023-11-14' }),
    invoice({ numero: 'E', vence: '' }),
  ];
  expect(nextDeadline(list, '2023-11-14')).toEqual({ factura: 'D', vence: '2023-11-14', monto: 250_000 });
  expect(nextDeadline(list.slice(0, 2), '2023-11-14')).toBeNull();
});

test.each(['', ' ', '<b>x</b>', 'a b', 'a"b', "a'", 'a\nb', 'ñ', 'a'.repeat(401), 'javascript:x'])(
  'rejects a session %j',
  (session) => expect(isGatewaySession(session)).toBe(false),
);

test('accepts a session of the gateway', () => {
  expect(['AbC_123-x', 'a.b~c+d/e=='].every(isGatewaySession)).toBe(true);
});

test('the current list explains why no payment started', () => {
  const pedida = { numero: 'F1', monto: 250_000 };
  const told = (now: readonly PendingInvoice[], paid: readonly string[] = [], motivo: PaymentStop = 'noIniciado') =>
    paymentNotice({ pedida, motivo }, now, paid)?.es ?? null;
  expect([
    told([invoice()]),
    told([invoice({ monto: 260_000 })]),
    told([invoice({ situacion: 'procesando' })]),
    told([invoice({ situacion: 'propia' })]),
    told([invoice({ situacion: 'propia' })], [], 'otraPestana'),
    told([invoice({ situacion: 'enEspera' })]),
    told([]),
    told([], ['F1']),
    paymentNotice({ pedida: null, motivo: 'noIniciado' }, [], []),
    paymentNotice({ pedida, motivo: null }, [], []),
  ]).toEqual([
    'noIniciado',
    'cambiada',
    'procesando',
    'noSeAbrio',
    'otraPestana',
    'enEspera',
    'yaNoPendiente',
    null,
    null,
    null,
  ]);
});
