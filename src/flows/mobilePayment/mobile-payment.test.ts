import { expect, test } from 'vitest';
import { mobilePayment } from './mobile-payment';

const good = { codigoAfiliado: '10000001', monto: 500_000, factura: '7001', orden: '900000000001', idOrden: '18' };
const written = (part: Partial<Record<'codigo' | 'monto' | 'factura' | 'orden' | 'id', string>> = {}) =>
  [
    part.codigo ?? '10000001',
    part.monto ?? '5000',
    part.factura ?? '7001',
    part.orden ?? '900000000001',
    part.id ?? '18',
  ].join(';');

test.each([
  [written(), good],
  [written({ monto: '5000.00' }), good],
  [written({ monto: '0.01' }), { ...good, monto: 1 }],
  [written({ monto: '1234.5' }), { ...good, monto: 123_450 }],
  [written({ monto: '99999999.99' }), { ...good, monto: 9_999_999_999 }],
  [written({ factura: 'B0200018842' }), { ...good, factura: 'B0200018842' }],
  [written({ codigo: ' 10000001 ', monto: ' 5000 ' }), good],
])('[PAYM-01] «%s» is a payment', (token, payment) => {
  expect(mobilePayment(token)).toEqual(payment);
});

test.each([
  '',
  ';;;;',
  '10000001;5000;7001;900000000001',
  `${written()};1`,
  `${written()};`,
  ...[
    '0',
    '0.00',
    '-1',
    'NaN',
    '1e309',
    'Infinity',
    '5.000,00',
    '5,000.00',
    '5000.001',
    '100000000',
    '',
    '+5',
    '0x10',
    '５',
  ].map((monto) => written({ monto })),
  written({ codigo: 'María' }),
  written({ codigo: '' }),
  written({ factura: 'abc' }),
  written({ factura: '7001<script>' }),
  written({ factura: '' }),
  written({ orden: '9e3' }),
  written({ id: '-1' }),
  written({ id: '1'.repeat(21) }),
])('«%s» is no payment', (token) => {
  expect(mobilePayment(token)).toBeNull();
});
