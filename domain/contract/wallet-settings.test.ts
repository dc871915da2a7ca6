import { expect, test } from 'vitest';
import { readWalletSettings } from './wallet-settings';

test.each([
  [{}, 'shoebox://', null],
  [null, 'shoebox://', null],
  [{ billetera: {} }, 'shoebox://', null],
  [{ billetera: { aplicacion: 'otra:abrir' } }, 'otra:abrir', null],
  [{ billetera: { aplicacion: 'javascript:alert(1)' } }, 'shoebox://', null],
  [{ billetera: { archivo: '{codigoAfiliado}.pkpass' } }, 'shoebox://', '{codigoAfiliado}.pkpass'],
  [{ billetera: { aplicacion: 'otra:abrir', archivo: '../{codigoAfiliado}' } }, 'otra:abrir', null],
  [{ billetera: 7 }, 'shoebox://', null],
])('[WALLET-08] the block %o opens %s and names files by %s', (block, application, fileTemplate) => {
  expect(readWalletSettings(block)).toEqual({ application, fileTemplate });
});
