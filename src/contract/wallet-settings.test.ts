import { expect, test } from 'vitest';
import { readWalletApp } from './wallet-settings';

test.each([
  [{}, 'shoebox://'],
  [null, 'shoebox://'],
  [{ billetera: { aplicacion: 'otra:abrir' } }, 'otra:abrir'],
  [{ billetera: { aplicacion: 'javascript:alert(1)' } }, 'shoebox://'],
  [{ billetera: 7 }, 'shoebox://'],
])('[WALLET-08] the block %o opens %s', (block, address) => {
  expect(readWalletApp(block)).toBe(address);
});
