import { expect, test } from 'vitest';
import type { Invoice } from '../../domain/rules/payments/invoice';
import { dueInvoices, returnedCases } from './due-tasks';

const invoice = (numeroFactura: string, over: Partial<Invoice> = {}): Invoice => ({
  numeroFactura,
  estatusFactura: 'Generada',
  fechaFacturacion: '2026-10-26',
  fechaLimitePago: '2026-11-25',
  montoTotal: 1180.75,
  ...over,
});
const known = { hoy: '2026-11-21', enPasarela: ['F5'] };

test('the invoice that is due first comes first; one without a date comes last', () => {
  const listed = [
    invoice('F1', { fechaLimitePago: '' }),
    invoice('F2'),
    invoice('F3', { fechaLimitePago: '2026-11-13' }),
    invoice('F4', { fechaLimitePago: '2026-11-21' }),
  ];
  expect(dueInvoices(listed, known)).toEqual([
    { numero: 'F3', monto: 118_075, dias: -8 },
    { numero: 'F4', monto: 118_075, dias: 0 },
    { numero: 'F2', monto: 118_075, dias: 4 },
    { numero: 'F1', monto: 118_075, dias: null },
  ]);
});

test.each([
  ['in process', invoice('F1', { estatusFactura: 'PROCESANDO' })],
  ['without an amount', invoice('F1', { montoTotal: null })],
  ['of nothing', invoice('F1', { montoTotal: 0 })],
  ['of more than the gateway takes', invoice('F1', { montoTotal: 100_000_000 })],
  ['that this browser sent to the gateway', invoice('F5')],
])('an invoice %s is not due', (_, one) => {
  expect(dueInvoices([one], known)).toEqual([]);
});

const oneCase = (numeroCaso: string, over: object = {}) => ({
  numeroCaso,
  titulo: ' Reembolso ',
  estatus: 'En Curso',
  estatusReembolso: 'Devuelto',
  estatusReembolsoFinal: '',
  respuesta: ' Falta la factura. ',
  ...over,
});

test('of the returned cases those that can be completed here come first', () => {
  const listed = [
    oneCase('1', { titulo: 'Pre-autorización', estatus: 'Devuelto', estatusReembolso: '' }),
    oneCase('2'),
    oneCase('3', { estatusReembolso: '' }),
    oneCase('4', { estatusReembolsoFinal: 'Anulado' }),
  ];
  expect(returnedCases(listed)).toEqual([
    { numeroCaso: '2', titulo: 'Reembolso', respuesta: 'Falta la factura.', completable: true },
    { numeroCaso: '1', titulo: 'Pre-autorización', respuesta: 'Falta la factura.', completable: false },
  ]);
});
