import { describe, expect, test } from 'vitest';
import { storedAffiliation } from '../../../machines/affiliation/stored-affiliation';
import { affiliationFaultText } from '../../../src/flows/affiliation/texts';
import { requestFormTexts } from '../../../src/texts/request-form';
import { parseStored } from '../form/parse-stored';
import { holderDocuments, lackingDocuments, wantedDocuments } from './affiliation-documents';
import { affiliationKinds, dependentBody, holderBody, initialAffiliation, regimes } from './affiliation-form';
import { affiliationRequester } from './affiliation-requester';

const contact = { telefonoCelular: '8095550142', telefonoResidencial: '', correoElectronico: 'ana@ejemplo.do' };
const ana = affiliationRequester({ nombres: ' Ana ', apellidos: 'Peña', documentoIdentidad: '00110000011' }, contact);
const holderForm = affiliationKinds.titular.form;
const dependentForm = affiliationKinds.dependiente.form;
const holder = { ...initialAffiliation('titular', ana), regimen: 'Contributivo' };
const dependent = {
  ...initialAffiliation('dependiente', ana),
  cedula: '402-1234567-8',
  nombre: 'Lía',
  apellido: 'Peña',
  institucion: 'Escuela Duarte',
  telefonoResidencial: '809-555-0199',
};
const missing = 'Para poder registrar su solicitud, todos los campos marcados como necesarios deben estar completos';

test('the form is empty without data about the requester', () => {
  const values = [initialAffiliation('titular', null), initialAffiliation('dependiente', null)].flatMap((draft) =>
    Object.values(draft),
  );
  expect([values.length, new Set(values)]).toEqual([16, new Set([''])]);
});

test('prefills the requester’s data; for a dependent only the member’s contact data', () => {
  expect([initialAffiliation('titular', ana), initialAffiliation('dependiente', ana)]).toEqual([
    {
      cedula: '001-1000001-1',
      nombre: 'Ana',
      apellido: 'Peña',
      regimen: '',
      institucion: '',
      telefonoCelular: '809-555-0142',
      telefonoResidencial: '',
      correo: 'ana@ejemplo.do',
    },
    {
      cedula: '',
      nombre: '',
      apellido: '',
      regimen: '',
      institucion: '',
      telefonoCelular: '809-555-0142',
      telefonoResidencial: '',
      correo: 'ana@ejemplo.do',
    },
  ]);
  const passport = { nombres: '', apellidos: '', documentoIdentidad: 'FR12AB3456' };
  expect(affiliationRequester(passport, contact).cedula).toBe('');
});

test('[AFTIT-02] every field of a holder is required', () => {
  expect(holderForm.faults(holder, null)).toEqual({});
  expect(holderForm.fields.map((field) => holderForm.faults({ ...holder, [field]: ' ' }, null))).toEqual(
    holderForm.fields.map((field) => ({ [field]: 'falta' })),
  );
  expect(requestFormTexts.faltanDatos).toBe(missing);
});

test('[AFDEP-02] every field of a dependent is required', () => {
  expect(dependentForm.faults(dependent, null)).toEqual({});
  expect(dependentForm.fields.map((field) => dependentForm.faults({ ...dependent, [field]: '' }, null))).toEqual(
    dependentForm.fields.map((field) => ({ [field]: 'falta' })),
  );
  expect(requestFormTexts.faltanDatos).toBe(missing);
});

test("[AFTIT-03] a holder chooses 'Contributivo' or 'Subsidiado', and nothing else", () => {
  expect(regimes).toEqual(['Contributivo', 'Subsidiado']);
  expect(
    ['Contributivo', 'Subsidiado', 'Larimar'].map((regimen) => holderForm.faults({ ...holder, regimen }, null)),
  ).toEqual([{}, {}, { regimen: 'falta' }]);
});

describe('[AFTIT-05] [AFDEP-04] cédula, phones and e-mail', () => {
  const form = { borrador: dependent, faltas: {} };
  test.each([
    ['cedula', '40212345678', '402-1234567-8'],
    ['cedula', '402-1234567-89', '402-1234567-8'],
    ['cedula', '40212', '402-12'],
    ['telefonoCelular', '+1 (849) 555 0177', '849-555-0177'],
    ['telefonoResidencial', '809555', '809-555'],
    ['nombre', 'Lía 2', 'Lía 2'],
  ] as const)('%s takes %s as %s', (campo, valor, shown) => {
    expect(dependentForm.updateField(form, { campo, valor }).borrador[campo]).toBe(shown);
  });

  test.each([
    ['cedula', '402-1234567', 'Cédula de identidad invalida, por favor verificar'],
    ['telefonoCelular', '809-555', 'Formato de teléfono inválido'],
    ['telefonoResidencial', '809-555-01x9', 'Formato de teléfono inválido'],
    ['correo', 'ana@ejemplo', 'Favor de agregar un correo electronico válido'],
    ['apellido', 'x'.repeat(101), 'Es demasiado largo. Escríbalo más corto.'],
  ] as const)('%s that is %s says why', (field, text, said) => {
    const faults = dependentForm.faults({ ...dependent, [field]: text }, null);
    const fault = faults[field];
    expect([Object.keys(faults), fault && affiliationFaultText[fault]]).toEqual([[field], said]);
  });
});

test('requests the missing documents of a case, or all if the missing ones are unknown', () => {
  const stored = lackingDocuments([], holderDocuments, ['Cedula.jpg', 'Cedula2.pdf']);
  expect(stored).toEqual(['Acta de nacimiento']);
  expect(wantedDocuments([], holderDocuments, stored).map(({ nombre }) => nombre)).toEqual(['Acta de nacimiento']);
  expect(wantedDocuments([], holderDocuments, []).map(({ nombre }) => nombre)).toEqual([
    'Cédula',
    'Acta de nacimiento',
  ]);
  expect(lackingDocuments([], holderDocuments, ['Actadenacimiento.pdf', 'cedula.JPG'])).toEqual([]);
});

describe('stored affiliations', () => {
  const fields = ['correo'] as const;
  test.each([
    [
      { borrador: { correo: 'a@b.do' }, hora: 5 },
      { borrador: { correo: 'a@b.do' }, hora: 5, antes: null, caso: null },
    ],
    [
      { borrador: { correo: 'a@b.do', nombre: 'x' }, hora: 5, antes: ['7'], caso: '8' },
      { borrador: { correo: 'a@b.do' }, hora: 5, antes: ['7'], caso: '8' },
    ],
    [
      { borrador: {}, hora: 5, caso: '8' },
      { borrador: {}, hora: 5, antes: null, caso: '8' },
    ],
    [{ borrador: {}, hora: 5, caso: '../8' }, null],
    [{ borrador: {}, caso: '8' }, null],
    [null, null],
  ])('%j', (stored, found) => {
    expect(parseStored(storedAffiliation<{ correo: string }>(fields), stored)).toEqual(found);
  });
});

test.each([
  [holderForm, holderBody, holder],
  [dependentForm, dependentBody, dependent],
])('sends every field', (form, body, draft) => {
  const sent = JSON.stringify(body(draft));
  expect(form.fields.filter((field) => JSON.stringify(body({ ...draft, [field]: 'Subsidiado' })) === sent)).toEqual([]);
});
