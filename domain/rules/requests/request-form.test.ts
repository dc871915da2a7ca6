import { describe, expect, test } from 'vitest';
import { newCases } from '../../../machines/caseSubmission/new-cases';
import { caseStanding } from '../../../machines/reimbursementEdit/returned-case';
import { haveFilesArrived, storedRequirements } from '../../../src/flows/reimbursementEdit/requirements';
import { fileNames } from '../attachments/file-names';
import { parseStored } from '../form/parse-stored';
import { caseAddress, keptCaseReceipt } from './case-receipt';
import { changedPhones } from './changed-phones';
import { caseSearch } from './request-place';
import { storedRequest } from './stored-request';

test('finds the cases that are new in the list', () => {
  expect([newCases(['1'], ['2', '1']), newCases([], []), newCases(['1', '2'], ['2'])]).toEqual([['2'], [], []]);
});

describe('the stored draft of a request', () => {
  const fields = ['monto', 'motivo'] as const;
  test.each([
    [
      { borrador: { monto: '10', noCuenta: '1', motivo: '' }, hora: 5 },
      { borrador: { monto: '10' }, hora: 5, antes: null },
    ],
    [
      { borrador: { monto: '10' }, hora: 5, antes: ['7'] },
      { borrador: { monto: '10' }, hora: 5, antes: ['7'] },
    ],
    [
      { borrador: { monto: '10' }, hora: 5, antes: [7] },
      { borrador: { monto: '10' }, hora: 5, antes: null },
    ],
    [{ borrador: { monto: 10 }, hora: 5 }, null],
    [{ borrador: { monto: 'x'.repeat(3000) }, hora: 5 }, null],
    [{ borrador: null, hora: 5 }, null],
    [{ borrador: { monto: '10' } }, null],
    [null, null],
  ])('%j', (stored, found) => {
    expect(parseStored(storedRequest<{ monto: string; motivo: string }>(fields), stored)).toEqual(found);
  });
});

test('an unreadable receipt counts as none', () => {
  const receipt = { caso: '2481907', tipo: 'reembolso', hora: 5, sinTelefonos: true } as const;
  expect(parseStored(keptCaseReceipt, receipt)).toEqual(receipt);
  expect(parseStored(keptCaseReceipt, { ...receipt, sinTelefonos: 'no' })).toEqual({ ...receipt, sinTelefonos: false });
  for (const wrong of [null, {}, { ...receipt, caso: '<b>' }, { ...receipt, tipo: 'otro' }, { ...receipt, hora: '5' }])
    expect(parseStored(keptCaseReceipt, wrong)).toBe(null);
  expect(caseAddress('2481907')).toBe('/solicitudes?caso=2481907');
});

test('[REQ-28] a phone counts as changed only if complete and different', () => {
  const stored = { telefonoCelular: '(809)-555-0142', telefonoResidencial: '' };
  expect(changedPhones(stored, { telefonoCelular: '809-555-0142', telefonoResidencial: '' })).toEqual([]);
  expect(changedPhones(stored, { telefonoCelular: '', telefonoResidencial: '809' })).toEqual([]);
  expect(changedPhones(stored, { telefonoCelular: '849-555-0177', telefonoResidencial: '809-555-0199' })).toEqual([
    'telefonoCelular',
    'telefonoResidencial',
  ]);
});

test('[REIMB-28] only a returned reimbursement accepts documents', () => {
  const none = { titulo: 'Reembolso', estatus: '', estatusReembolso: '', estatusReembolsoFinal: '' };
  expect(caseStanding({ ...none, estatus: 'En Curso', estatusReembolso: 'Devuelto' })).toBe('devuelto');
  expect(caseStanding({ ...none, estatus: 'Devuelto', estatusReembolsoFinal: 'Anulado' })).toBe('anulado');
  expect(caseStanding({ ...none, estatus: 'En Curso' })).toBe('otro');
  expect(caseStanding({ ...none, titulo: 'Pre-autorización', estatus: 'Devuelto' })).toBe('otro');
});

test('[REIMB-28] a returned case accepts the missing document, and those named by its stored files', () => {
  const named = (...names: string[]) => storedRequirements(names).map(({ nombre }) => nombre);
  const missing = 'Documento que falta';
  expect(named('Factura.jpg', 'Factura2.jpg', 'Indicacionmedica.pdf')).toEqual([
    missing,
    'Factura',
    'Indicacionmedica',
  ]);
  expect(named('A.jpg', 'B.jpg', 'C.jpg', 'D.jpg', 'E.jpg')).toEqual([missing, 'A', 'B', 'C', 'D']);
  expect(named()).toEqual([missing]);
  expect(named('2.jpg', 'Documento.jpg', 'Documentos2.png', 'Otrodocumento.pdf')).toEqual([missing]);
  expect(named('Cedula.pdf', 'Documento.jpg')).toEqual([missing, 'Cedula']);
  expect(storedRequirements([])).toEqual([
    {
      codigo: 'Documentoquefalta',
      nombre: missing,
      requerido: true,
      plegado: false,
      formatos: ['jpg', 'png', 'pdf'],
      cantidad: 5,
      bytes: 2097152,
    },
  ]);
});

test('[REIMB-28] a truncated stored name identifies its document, and further files continue that name', () => {
  const [bill, order] = ['Factura con comprobante fiscal', 'Indicación médica'] as const;
  const known = [bill, order].map((nombre) => ({ nombre, palabras: [] }));
  const stored = ['Facturaconcomprobant.png', 'Indicacionmedica2.pdf', 'Receta.jpg'];
  const named = storedRequirements(stored, known, [order]).map(({ nombre }) => nombre);
  expect(named).toEqual([order, bill, 'Receta', 'Otro documento']);
  expect(fileNames(named.map((documento) => ({ documento, formato: 'jpg' })))).toEqual([
    'Indicacionmedica.jpg',
    'Facturaconcomprobant.jpg',
    'Receta.jpg',
    'Otrodocumento.jpg',
  ]);
});

test('files have arrived when the case has as many more of each document as were sent', () => {
  const bill = 'Facturaconcomprobant.jpg';
  const second = 'Facturaconcomprobant2.jpg';
  expect(haveFilesArrived([bill], [bill], [bill, second])).toBe(true);
  expect(haveFilesArrived(['Facturaconcomprobant.png'], [bill], ['Facturaconcomprobant.png', second])).toBe(true);
  expect(haveFilesArrived(['CEDULA.pdf'], ['Cedula.jpg'], ['CEDULA.pdf', 'CEDULA2.jpg'])).toBe(true);
  expect(haveFilesArrived([bill], [bill], [bill])).toBe(false);
  expect(haveFilesArrived([bill], [bill, second], [bill, second])).toBe(false);
  expect(haveFilesArrived([bill], [bill], [bill, 'Cedula.jpg'])).toBe(false);
  expect(haveFilesArrived(null, [bill], [bill, second])).toBe(false);
  expect(haveFilesArrived([], [], [bill])).toBe(false);
});

test('a case number stands in the URL without quotes, also if it is not a plain number', () => {
  expect([caseSearch('2481907'), caseSearch('007'), caseSearch('CAS-1')]).toEqual([
    { caso: 2481907 },
    { caso: '007' },
    { caso: 'CAS-1' },
  ]);
});
