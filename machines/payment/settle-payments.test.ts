import { expect, test } from 'vitest';
import type { Invoice } from '../../domain/rules/payments/invoice';
import type { PaymentIntent } from '../../domain/rules/payments/payment-intent';
import { settlePayments } from './settle-payments';

const ahora = 1_700_000_000_000;
const invoice = (over: Partial<Invoice> = {}): Invoice => ({
  numeroFactura: 'F1',
  estatusFactura: 'Generada',
  fechaFacturacion: '2023-10-20',
  fechaLimitePago: '2023-11-17',
  montoTotal: 2500,
  ...over,
});
const intent: PaymentIntent = {
  factura: 'F1',
  monto: 250_000,
  numero: 'O1',
  idOrdenFactura: 'id-O1',
  desde: ahora - 60_000,
  enviado: true,
};
const known = { intentos: [intent], ordenesSeguras: true, conciliado: true, ahora };
const situations = (listed: readonly Invoice[], more: Partial<typeof known> = {}) =>
  settlePayments(listed, { ...known, ...more }).facturas.map(({ situacion }) => situacion);

test("[PAY-21] [PAY-07] everything but 'Procesando', in any spelling, can be paid", () => {
  const of = (estatusFactura: string) => situations([invoice({ estatusFactura })], { intentos: [] });
  expect(['Generada', 'Vencida', 'Otra', '', 'Procesando', ' PROCESANDO '].flatMap(of)).toEqual([
    'porPagar',
    'porPagar',
    'porPagar',
    'porPagar',
    'procesando',
    'procesando',
  ]);
});

test.each([0, -1, 0.001, 1e12, 1180.755, null])('[PAY-03] an amount of %s cannot be charged', (montoTotal) => {
  expect(situations([invoice({ montoTotal })], { intentos: [] })).toEqual(['sinMonto']);
});

test('shows only the first invoice of a number', () => {
  expect(settlePayments([invoice(), invoice({ montoTotal: 1 })], known).facturas.map(({ monto }) => monto)).toEqual([
    250_000,
  ]);
});

test('a payment sent to the gateway stays pending where orders are kept, and for a while elsewhere', () => {
  const processing = [invoice({ estatusFactura: 'Procesando' })];
  expect(situations(processing)).toEqual(['propia']);
  expect(situations(processing, { ordenesSeguras: false })).toEqual(['procesando']);
  expect(situations([invoice()])).toEqual(['porPagar']);
  const other = { ordenesSeguras: false };
  expect(situations([invoice()], other)).toEqual(['enEspera']);
  expect(situations([invoice()], { ...other, ahora: intent.desde + 16 * 60_000 - 1 })).toEqual(['enEspera']);
  expect(situations([invoice()], { ...other, ahora: intent.desde + 16 * 60_000 })).toEqual(['porPagar']);
  expect(situations([invoice()], { ...other, intentos: [{ ...intent, enviado: false }] })).toEqual(['porPagar']);
});

test('a payment sent to the gateway and gone from the list after the reconciliation has a receipt', () => {
  const receipt = { numero: 'O1', factura: 'F1', monto: 250_000, confirmado: ahora };
  const of = (more: Partial<typeof known>, listed: readonly Invoice[] = []) => {
    const { intentos, pagados } = settlePayments(listed, { ...known, ...more });
    return [intentos.length, pagados];
  };
  expect(of({})).toEqual([0, [receipt]]);
  expect(of({ conciliado: false })).toEqual([1, []]);
  expect(of({ intentos: [{ ...intent, enviado: false }] })).toEqual([0, []]);
  expect(of({}, [invoice({ estatusFactura: 'Procesando' })])).toEqual([1, []]);
  expect(of({}, [invoice()])).toEqual([0, []]);
});
