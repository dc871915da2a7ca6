import { expect, test } from 'vitest';
import { documentTypes, formatDocument, missingCredentials } from './credentials';

test('[LOGIN-15] [LOGIN-16] [LOGIN-17] the access forms know four document types, each with id and descripcion', () => {
  expect(documentTypes).toEqual([
    { id: 1, descripcion: 'Cédula' },
    { id: 2, descripcion: 'NSS' },
    { id: 3, descripcion: 'Contrato' },
    { id: 4, descripcion: 'Pasaporte' },
  ]);
});

test('[LOGIN-18] [FMT-05] a cédula is masked ###-#######-#, 13 characters, while typed and when pasted', () => {
  expect(
    ['0', '0011', '0011234567', '00112345678', '001-1234567-8', ' 001 1234567 8 ', '001123456789999'].map((typed) =>
      formatDocument(1, typed),
    ),
  ).toEqual(['0', '001-1', '001-1234567', '001-1234567-8', '001-1234567-8', '001-1234567-8', '001-1234567-8']);
  expect(formatDocument(1, '00112345678')).toHaveLength(13);
  expect(formatDocument(1, 'a0b0c1')).toBe('001');
});

test('[LOGIN-19] [LOGIN-20] a passport takes up to 12 letters and digits, in upper case', () => {
  expect(['ab123456', 'ab-12 34.56', 'abcdefghijklmnop'].map((typed) => formatDocument(4, typed))).toEqual([
    'AB123456',
    'AB123456',
    'ABCDEFGHIJKL',
  ]);
});

test('[LOGIN-21] [LOGIN-22] other documents take digits only, 13 at most and one at least', () => {
  expect([2, 3].map((type) => formatDocument(type as 2 | 3, '12a-3456789012345'))).toEqual([
    '1234567890123',
    '1234567890123',
  ]);
  expect(missingCredentials({ tipoDocumento: 2, documento: '1' }, 'clave')).toEqual({});
  expect(missingCredentials({ tipoDocumento: 3, documento: '' }, 'clave')).toEqual({ documento: 'documentoVacio' });
});

test('each missing value is reported at its field', () => {
  expect(missingCredentials({ tipoDocumento: null, documento: '' }, '')).toEqual({
    tipoDocumento: 'tipoSinElegir',
    documento: 'documentoVacio',
    clave: 'claveVacia',
  });
  expect(missingCredentials({ tipoDocumento: 1, documento: '001-1234567' }, 'x')).toEqual({
    documento: 'cedulaIncompleta',
  });
  expect(missingCredentials({ tipoDocumento: 1, documento: '001-1234567-8' }, 'x')).toEqual({});
});
