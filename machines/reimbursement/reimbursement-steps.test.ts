import { expect, test } from 'vitest';
import { reimbursementForm } from './reimbursement-form';
import { formSteps, openSteps, stepFaults, stepForms } from './reimbursement-steps';

const empty = {
  borrador: reimbursementForm.empty,
  hoy: '2026-11-21',
  listas: {
    tipos: [{ codigo: '2' }],
    bancos: [{ codigo: '7' }],
    solicitante: { afiliados: [{ lugar: 0, codigoAfiliado: '1001', nombre: 'Ana Peña' }] },
  },
  requisitos: [],
  adjuntos: { faltan: [], cargados: 1, requeridos: 1, ocupado: false },
};
const whole = {
  ...empty,
  borrador: {
    ...empty.borrador,
    tipo: '2',
    afiliado: '0',
    fechaServicio: '21-11-2026',
    monto: '30,000.00',
    centroSalud: 'Farmacia Los Prados',
    motivo: 'Compra.',
    banco: '7',
    tipoCuenta: 'Ahorro',
    noCuenta: '20001234',
    nombreTitularCuenta: 'Ana Peña',
    tipoDocumento: 'Cedula',
    documento: '001-1000001-1',
    telefonoCelular: '809-555-0142',
    correo: 'ana@ejemplo.do',
    terminos: 'si',
  },
};

test('every field stands in one of three steps, none with more than nine', () => {
  expect(formSteps.flatMap((step) => stepForms[step].fields)).toEqual(reimbursementForm.fields);
  expect(formSteps.map((step) => stepForms[step].fields.length)).toEqual([8, 9, 1]);
});

test('a step reports the faults of its own fields alone', () => {
  expect(formSteps.map((step) => Object.keys(stepFaults(step, empty)))).toEqual([
    ['tipo', 'afiliado', 'fechaServicio', 'monto', 'centroSalud', 'motivo'],
    [
      'banco',
      'tipoCuenta',
      'noCuenta',
      'nombreTitularCuenta',
      'tipoDocumento',
      'documento',
      'telefonoCelular',
      'correo',
    ],
    ['terminos'],
  ]);
  expect(formSteps.map((step) => stepFaults(step, whole))).toEqual([{}, {}, {}]);
});

test('a step without its lists is not complete', () => {
  expect(openSteps({ ...whole, listas: null })).toEqual(['gasto', 'cuenta']);
});

test('the documents are complete once all required ones are known, added and ready', () => {
  const { adjuntos, borrador } = whole;
  expect([
    openSteps(whole),
    openSteps({ ...whole, borrador: { ...borrador, terminos: '' } }),
    openSteps({ ...whole, requisitos: null }),
    openSteps({ ...whole, adjuntos: { ...adjuntos, faltan: ['Factura'] } }),
    openSteps({ ...whole, adjuntos: { ...adjuntos, ocupado: true } }),
  ]).toEqual([[], ['documentos'], ['documentos'], ['documentos'], ['documentos']]);
});
