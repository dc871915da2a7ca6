import { expect, test } from 'vitest';
import { askedDocuments, storedRequirements } from './requirements';
import { reimbursementEditTexts as words } from './texts';

const { conocidos } = words;

test.each([
  ['Falta la indicación médica firmada y sellada. Adjúntela para continuar.', ['Indicación médica']],
  ['La receta no se lee.', ['Indicación médica']],
  ['FALTAN FACTURAS Y CEDULA', ['Factura con comprobante fiscal', 'Cédula']],
  ['Recibimos su factura. Falta el informe del especialista.', ['Informe médico']],
  ['La cédula está bien, pero la factura no se ve bien.', ['Factura con comprobante fiscal']],
  ['Llame al centro.', []],
  ['', []],
] as const)('the answer %j asks for %j', (answer, asked) => {
  expect(askedDocuments(answer, conocidos)).toEqual(asked);
});

const blocks = (stored: readonly string[], asked: readonly string[] = []) => {
  const all = storedRequirements(stored, conocidos, asked);
  const named = (folded: boolean) => all.filter(({ plegado }) => plegado === folded).map(({ nombre }) => nombre);
  expect(all.filter(({ requerido }) => requerido).map(({ nombre }) => nombre)).toEqual(named(false));
  return { open: named(false), folded: named(true) };
};

test('a document that the answer names has a block of its name, and all others are folded', () => {
  expect(blocks(['Facturaconcomprobant.png', 'Cedula.pdf'], ['Indicación médica'])).toEqual({
    open: ['Indicación médica'],
    folded: ['Factura con comprobante fiscal', 'Cédula', 'Otro documento'],
  });
});

test('one that the case has and the answer names is not offered twice, also under a short name', () => {
  expect(blocks(['Factura.jpg', 'Factura2.jpg'], ['Factura con comprobante fiscal'])).toEqual({
    open: ['Factura'],
    folded: ['Otro documento'],
  });
});

test('an answer that names no known document has one block for what is missing', () => {
  expect(blocks(['Cedula.pdf', 'Documentoquefalta.jpg'])).toEqual({
    open: ['Documento que falta'],
    folded: ['Cédula'],
  });
  expect(blocks([])).toEqual({ open: ['Documento que falta'], folded: [] });
});
