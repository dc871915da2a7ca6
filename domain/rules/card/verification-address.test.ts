import { expect, test } from 'vitest';
import { verificationAddress } from './verification-address';

test.each([
  ['https://verifica.example', '1001', 'https://verifica.example/?codigoAfiliado=1001'],
  ['https://verifica.example/afiliado', '1001', 'https://verifica.example/afiliado?codigoAfiliado=1001'],
  ['https://verifica.example/?pais=do', '1001', 'https://verifica.example/?pais=do&codigoAfiliado=1001'],
  ['https://verifica.example/?codigoAfiliado=9', '1001', 'https://verifica.example/?codigoAfiliado=1001'],
  ['https://verifica.example/', 'ñ&x=1#', 'https://verifica.example/?codigoAfiliado=%C3%B1%26x%3D1%23'],
])('[CARD-03] [CARD-04] of %s and %s it is %s', (base, code, address) => {
  expect(verificationAddress(base, code)).toBe(address);
});
