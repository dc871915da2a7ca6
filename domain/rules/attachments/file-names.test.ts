import { expect, test } from 'vitest';
import { fileNames } from './file-names';

const jpgs = (...documents: string[]) => fileNames(documents.map((documento) => ({ documento, formato: 'jpg' })));

test('[ATTACH-12] [ATTACH-13] [ATTACH-15] a file is named by its document: without accents and signs, cut at twenty letters, with the extension of its type', () => {
  expect(
    fileNames([
      { documento: 'Indicación', formato: 'pdf' },
      { documento: 'Historia clínica detallada', formato: 'png' },
      { documento: 'Factura (NCF) Nº 1', formato: 'jpg' },
      { documento: '¿…?', formato: 'jpg' },
    ]),
  ).toEqual(['Indicacion.pdf', 'Historiaclinicadetal.png', 'FacturaNCFN1.jpg', 'Documento.jpg']);
});

test('[ATTACH-14] [ATTACH-15] the first file of a name has no number, the next files 2, 3 and so on, and no two names are equal', () => {
  expect(jpgs('Cédula', 'Cédula', 'Cédula 2', 'CEDULA')).toEqual([
    'Cedula.jpg',
    'Cedula2.jpg',
    'Cedula22.jpg',
    'CEDULA3.jpg',
  ]);
  expect(jpgs('Historia clínica detallada', 'Historia clínica detallada')).toEqual([
    'Historiaclinicadetal.jpg',
    'Historiaclinicadetal2.jpg',
  ]);
  expect(new Set(jpgs(...Array.from({ length: 20 }, () => 'Cédula'))).size).toBe(20);
});
