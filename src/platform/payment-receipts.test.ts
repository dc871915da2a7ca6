import { expect, test } from 'vitest';
import { fakeArea } from '../../tests/stand-ins/fake-device';
import { clearDrafts } from './clear-drafts';
import { paymentReceipts } from './payment-receipts';
import { safeStorage } from './storage';

const receipt = (numero: string) => ({ numero, factura: `F${numero}`, monto: 250_000, confirmado: 1_700_000_000_000 });
const open = (stored = new Map<string, string>()) => safeStorage(() => fakeArea(stored));

test('lists a member’s open receipts once each, the newest first', () => {
  const session = open();
  const kept = paymentReceipts(session, '1001');
  kept.keep([receipt('1')]);
  kept.keep([receipt('2'), receipt('1')]);
  kept.keep([]);
  expect([kept.read(), paymentReceipts(session, '1002').read()]).toEqual([[receipt('2'), receipt('1')], []]);
  kept.forget('2');
  expect(kept.read()).toEqual([receipt('1')]);
});

test('keeps the last eighteen', () => {
  const kept = paymentReceipts(open(), '1001', 'pagadas');
  for (let at = 1; at <= 20; at += 1) kept.keep([receipt(String(at))]);
  expect([kept.read().length, kept.read()[0]?.numero, kept.read().at(-1)?.numero]).toEqual([18, '20', '3']);
});

test('deletes receipts at log-out', () => {
  const session = open();
  paymentReceipts(session, '1001').keep([receipt('1')]);
  clearDrafts(session);
  expect(paymentReceipts(session, '1001').read()).toEqual([]);
});

const spoilt = [{ numero: 1 }, { factura: null }, { monto: 1.5 }, { monto: '2500' }, { confirmado: null }];
const unreadable = spoilt.map((field) => JSON.stringify([{ ...receipt('1'), ...field }]));

test.each(['', 'x', '{}', '[null,7]', ...unreadable])('ignores a malformed receipt: %s', (text) => {
  expect(paymentReceipts(open(new Map([['recibo_1001_pagos', text]])), '1001').read()).toEqual([]);
});
