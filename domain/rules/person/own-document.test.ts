import { expect, test } from 'vitest';
import { ownDocument } from './own-document';

const card = (idAfiliado: string, cedula: string, nss: string) => ({ idAfiliado, cedula, nss });

test('[PROF-41] the member’s own document is the cédula, else the NSS, else the contract', () => {
  const others = card('2002', '00200000022', '300000001');
  expect([
    ownDocument([others, card('1001', '00110000011', '200000001')], '1001'),
    ownDocument([others, card('1001', '001-1000001-1', '')], '1001'),
    ownDocument([others, card('1001', '001', '200-000-001')], '1001'),
    ownDocument([others, card('1001', '', '')], '1001'),
    ownDocument([others], '1001'),
    ownDocument([], '1001'),
  ]).toEqual([
    { tipoDocumento: 1, documento: '001-1000001-1' },
    { tipoDocumento: 1, documento: '001-1000001-1' },
    { tipoDocumento: 2, documento: '200000001' },
    { tipoDocumento: 3, documento: '1001' },
    { tipoDocumento: 3, documento: '1001' },
    { tipoDocumento: 3, documento: '1001' },
  ]);
});
