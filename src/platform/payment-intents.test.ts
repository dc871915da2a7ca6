import { expect, test } from 'vitest';
import type { PaymentIntent } from '../../domain/rules/payments/payment-intent';
import { fakeArea } from '../../tests/stand-ins/fake-device';
import { clearDrafts } from './clear-drafts';
import { paymentIntents } from './payment-intents';
import { safeStorage } from './storage';

const now = { at: 1_700_000_000_000 };
const intent = (over: Partial<PaymentIntent> = {}): PaymentIntent => ({
  factura: 'F1',
  monto: 250_000,
  numero: 'O1',
  idOrdenFactura: 'id-O1',
  desde: now.at,
  enviado: false,
  ...over,
});
const open = (stored = new Map<string, string>()) => {
  const changes: string[] = [];
  const local = safeStorage(() => fakeArea(stored, (key) => changes.push(key)));
  return { stored, local, changes, of: (whose = '1001') => paymentIntents(local, () => now.at, whose) };
};

test('stores one intent per invoice and member, for all tabs', () => {
  const { of } = open();
  of().keep(intent());
  of().keep(intent({ enviado: true }));
  of().keep(intent({ factura: 'F2' }));
  expect(of().read()).toEqual([intent({ enviado: true }), intent({ factura: 'F2' })]);
  expect(of('1002').read()).toEqual([]);
});

test('deletes an intent after an hour and at log-out', () => {
  const { of, local } = open();
  of().keep(intent({ desde: now.at - 3_600_000 }));
  of().keep(intent({ factura: 'F2', desde: now.at - 3_599_999 }));
  expect(of().read()).toEqual([intent({ factura: 'F2', desde: now.at - 3_599_999 })]);
  clearDrafts(local);
  expect(of().read()).toEqual([]);
});

test('keeps other tabs’ changes, and reports no unchanged value', () => {
  const { of, changes } = open();
  const sent = intent({ enviado: true });
  of().keep(sent);
  const before = changes.length;
  now.at += 1;
  of().forget([{ ...sent, desde: sent.desde - 5 }]);
  of().forget([]);
  expect([of().read().length, changes.length]).toEqual([1, before]);
  of().forget([sent]);
  expect(of().read()).toEqual([]);
});

test.each(['', 'null', '{"datos":{"intentos":7}}', `{"desde":${now.at},"datos":{"intentos":[null,{"factura":"F1"}]}}`])(
  'ignores a malformed intent: %s',
  (text) => {
    expect(
      open(new Map([['borrador_1001_pagos', text]]))
        .of()
        .read(),
    ).toEqual([]);
  },
);
