import { expect, test } from 'vitest';
import { invoiceAddress, invoiceIn } from './invoice-address';

test('a URL names one invoice, whether the router parses its number as text or digits', () => {
  expect(['B0200018842', '7001', 'a&b'].map(invoiceAddress)).toEqual([
    '/pagos?pagar=B0200018842',
    '/pagos?pagar=7001',
    '/pagos?pagar=a%26b',
  ]);
  const searches = [{ pagar: 'B0200018842' }, { pagar: 7001 }, { pagar: ['7001'] }, { pagar: null }, {}];
  expect(searches.map(invoiceIn)).toEqual(['B0200018842', '7001', null, null, null]);
});
