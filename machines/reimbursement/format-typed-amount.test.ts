import { expect, test } from 'vitest';
import { formatTypedAmount, isAmount } from './format-typed-amount';

test('[REIMB-14] formats an amount with thousands separators', () => {
  expect(['2480', '1000000', '30000.00', 'RD$ 2,480.00', '0012', '', 'doce'].map(formatTypedAmount)).toEqual([
    '2,480',
    '1,000,000',
    '30,000.00',
    '2,480.00',
    '12',
    '',
    '',
  ]);
});

test('[REIMB-15] [REIMB-16] an amount has one point and at most two decimals', () => {
  expect(['12.', '.5', '12.345', '1.2.3', '12.50.'].map(formatTypedAmount)).toEqual([
    '12.',
    '0.5',
    '12.34',
    '1.23',
    '12.50',
  ]);
});

test('leaves an ambiguous amount unchanged, and invalid', () => {
  expect(['1.234,50', '1.23,'].map(formatTypedAmount)).toEqual(['1.234,50', '1.23,']);
  expect(['1.234,50', '1,234.50', ''].map(isAmount)).toEqual([false, true, false]);
});
