import { expect, test } from 'vitest';
import { responseOutcome } from '../../domain/rules/payments/gateway';
import { listedAmount, type PaymentTruth, paymentTruth } from './payment-truth';

const pago = { numero: '900000000001', factura: '7001', monto: 500_000 };
const invoice = (estatusFactura: string, montoTotal = 5000, numeroFactura = '7001') => ({
  numeroFactura,
  estatusFactura,
  fechaFacturacion: '2026-11-01',
  fechaLimitePago: '2026-11-23',
  montoTotal,
});
const other = invoice('Generada', 100, '7002');
const known = { codigo: '00', pago, ordenesSeguras: true, conciliado: true, montoVisto: null as number | null };

test.each<[string, Parameters<typeof paymentTruth>[0], Partial<typeof known>, PaymentTruth]>([
  ['gone from the list', [other], {}, 'confirmado'],
  ['gone, whatever the address claims', [], { codigo: '51' }, 'confirmado'],
  ['gone before anybody reconciled', [], { conciliado: false }, 'enProceso'],
  ['gone, with code 10 and nothing against its amount', [], { codigo: '10' }, 'confirmado'],
  ['gone, with code 10 and the same amount', [], { codigo: '10', montoVisto: 500_000 }, 'confirmado'],
  ['gone, with code 10 and another amount', [], { codigo: '10', montoVisto: 510_000 }, 'enProceso'],
  ['gone, with code 00 and another amount', [], { montoVisto: 510_000 }, 'confirmado'],
  ['Procesando', [other, invoice('Procesando')], {}, 'enProceso'],
  ['procesando, as another back end writes it', [invoice(' procesando ')], {}, 'enProceso'],
  ['Generada under a forged 00', [invoice('Generada')], {}, 'sinAparecer'],
  ['Vencida under 51', [invoice('Vencida')], { codigo: '51' }, 'noCobrado'],
  ['Generada with another amount under 51', [invoice('Generada', 5100)], { codigo: '51' }, 'noCobrado'],
  ['Generada without a code', [invoice('Generada')], { codigo: '' }, 'noCobrado'],
  ['Procesando under 51', [invoice('Procesando')], { codigo: '51' }, 'enProceso'],
  ['Generada under 51, not reconciled', [invoice('Generada')], { codigo: '51', conciliado: false }, 'sinAparecer'],
  [
    'Generada under 51, where it may still be charged',
    [invoice('Generada')],
    { codigo: '51', ordenesSeguras: false },
    'sinAparecer',
  ],
  ['Generada under 10', [invoice('Generada')], { codigo: '10' }, 'sinAparecer'],
  [
    'Generada beside another that is under way',
    [invoice('Generada'), invoice('Procesando', 1, '7002')],
    {},
    'sinAparecer',
  ],
])('an invoice that is %s', (_, list, more, truth) => {
  expect(paymentTruth(list, { ...known, ...more })).toBe(truth);
});

test.each<[string, Parameters<typeof paymentTruth>[0], PaymentTruth]>([
  ['nothing is owed', [], 'sinDeudas'],
  ['something is', [other], 'sinAparecer'],
  ['something is under way', [other, invoice('Procesando')], 'enProceso'],
])('an unknown payment with %s is not confirmed', (_, list, truth) => {
  expect(paymentTruth(list, { ...known, pago: null })).toBe(truth);
});

test('the invoice’s amount in the list', () => {
  expect([
    listedAmount([other, invoice('Procesando', 5100)], pago),
    listedAmount([other], pago),
    listedAmount([other], null),
  ]).toEqual([510_000, null, null]);
});

test.each([
  ['[PAYC-01]', '00', 'exito'],
  ['[PAYC-02]', '10', 'exito'],
  ['[PAYC-03]', '51', 'inconveniente'],
  ['[PAYC-03]', 'TF', 'inconveniente'],
  ['[PAYC-03]', '0', 'inconveniente'],
  ['[PAYC-03]', '000', 'inconveniente'],
  ['[PAYC-03]', '', 'inconveniente'],
])('%s the headline of «%s»', (_, codigo, outcome) => {
  expect(responseOutcome(codigo)).toBe(outcome);
});
