import { describe, expect, test } from 'vitest';
import { preauthorizationFaultText, preauthorizationLabels } from '../../src/flows/preauthorization/texts';
import { requestFormTexts } from '../../src/texts/request-form';
import { authorizationTypes, typeAt } from './authorization-types';
import {
  knownNss,
  type PreauthorizationDraft,
  type PreauthorizationField,
  preauthorizationBody,
  preauthorizationForm,
  updatePreauthorizationField,
} from './preauthorization-form';

const afiliados = [
  { lugar: 0, codigoAfiliado: '1001', nombre: 'Ana Peña' },
  { lugar: 1, codigoAfiliado: '1002', nombre: 'Luis Peña' },
  { lugar: 2, codigoAfiliado: '1003', nombre: 'Noé Peña' },
];
const tipos = authorizationTypes([
  { codigo: '2', descripcion: 'Laboratorios' },
  { codigo: '3', descripcion: 'Procedimientos quirúrgicos' },
]);
const lists = { tipos, afiliados };
const whole: PreauthorizationDraft = {
  tipo: '3',
  afiliado: '2',
  nss: '200000012',
  centroMedico: 'Centro Médico Las Palmas',
  descripcion: 'Apendicectomía.',
  correo: 'ana@ejemplo.do',
};
const faultsWith = (more: Partial<PreauthorizationDraft>) => preauthorizationForm.faults({ ...whole, ...more }, lists);

describe('the types', () => {
  const ten = [
    'Estudio de imágenes',
    'Laboratorios',
    'Procedimientos quirúrgicos',
    'Tratamientos de alto costo',
    'Materiales de ostosintesis',
    'Endoscopia digestiva alta',
    'Colonoscopia',
    'Resonancias',
    'Tomografía',
    'Terapia física',
  ];
  const listed = authorizationTypes(ten.map((descripcion, index) => ({ codigo: `${index + 1}`, descripcion })));

  test("[PREAUTH-06] [PREAUTH-07] keep the service's order and words, except Procedimientos quirúrgicos, which is shown as Cirugía", () => {
    expect(listed.map(({ descripcion }) => descripcion)).toEqual([
      'Estudio de imágenes',
      'Laboratorios',
      'Cirugía',
      'Tratamientos de alto costo',
      'Materiales de ostosintesis',
      'Endoscopia digestiva alta',
      'Colonoscopia',
      'Resonancias',
      'Tomografía',
      'Terapia física',
    ]);
    expect(listed.map(({ nombre }) => nombre)).toEqual(ten);
  });

  test('[PREAUTH-07] Procedimientos quirúrgicos is shown as Cirugía in any spelling, and nothing else is', () => {
    const shown = ['PROCEDIMIENTOS QUIRURGICOS', ' procedimientos  quirúrgicos ', 'Procedimientos', 'constructor', ' ']
      .map((descripcion, index) => ({ codigo: `${index}`, descripcion }))
      .flatMap((one) => authorizationTypes([one]).map(({ descripcion }) => descripcion));
    expect(shown).toEqual(['Cirugía', 'Cirugía', 'Procedimientos', 'constructor']);
  });

  test('rejects a type that is not in the list', () => {
    expect([typeAt(tipos, '3')?.nombre, typeAt(tipos, '9'), typeAt([], '')]).toEqual([
      'Procedimientos quirúrgicos',
      null,
      null,
    ]);
  });
});

describe('the faults of a pre-authorization', () => {
  test('a complete one has none', () => {
    expect(faultsWith({})).toEqual({});
  });

  test('[PREAUTH-02] [PREAUTH-03] all fields are required, the type too', () => {
    expect(preauthorizationForm.faults(preauthorizationForm.empty, lists)).toEqual({
      tipo: 'falta',
      afiliado: 'falta',
      nss: 'falta',
      centroMedico: 'falta',
      descripcion: 'falta',
      correo: 'falta',
    });
    expect(Object.keys(preauthorizationLabels)).toEqual(Object.keys(preauthorizationForm.empty));
    expect(faultsWith({ nss: ' ', centroMedico: ' ', descripcion: '\n', correo: ' ' })).toEqual({
      nss: 'falta',
      centroMedico: 'falta',
      descripcion: 'falta',
      correo: 'falta',
    });
  });

  test('[PREAUTH-02] rejects a type or a position that is not in the lists', () => {
    expect(faultsWith({ tipo: '9', afiliado: '7' })).toEqual({ tipo: 'falta', afiliado: 'falta' });
  });

  test("[PREAUTH-05] an invalid e-mail says 'El correo electrónico colocado no es válido, favor de verificar'", () => {
    expect(preauthorizationFaultText.correoInvalido).toBe(
      'El correo electrónico colocado no es válido, favor de verificar',
    );
    expect(
      ['ana@', 'ana', 'ana@ejemplo', '@ejemplo.do', 'a b@ejemplo.do'].map((correo) => faultsWith({ correo })),
    ).toEqual(Array(5).fill({ correo: 'correoInvalido' }));
    expect(faultsWith({ correo: ' ana@ejemplo.do ' })).toEqual({});
  });

  test("[PREAUTH-04] missing documents are counted: 'Se han cargado X de Y archivos requeridos'", () => {
    expect([requestFormTexts.cargados(0, 4), requestFormTexts.cargados(3, 4)]).toEqual([
      'Se han cargado 0 de 4 archivos requeridos',
      'Se han cargado 3 de 4 archivos requeridos',
    ]);
  });

  test('a description has at most a thousand characters', () => {
    expect(faultsWith({ descripcion: 'a'.repeat(1000) })).toEqual({});
    expect(faultsWith({ descripcion: 'a'.repeat(1001) })).toEqual({ descripcion: 'muyLargo' });
  });
});

describe('the NSS of the selected affiliate', () => {
  const participants = [
    { codigoAfiliado: '1002', nss: '' },
    { codigoAfiliado: '1003', nss: '200-000-012' },
  ];
  const cards = [
    { idAfiliado: '1001', nss: '200000011', nucleoFamiliar: { participantes: participants } },
    { idAfiliado: '1001', nss: '', nucleoFamiliar: { participantes: [] } },
  ];
  const known = { afiliados, nss: knownNss(cards) };
  const form = { borrador: whole, faltas: { nss: 'falta', correo: 'correoInvalido' } } as const;
  const written = (campo: PreauthorizationField, valor: string) =>
    updatePreauthorizationField(form, { campo, valor }, known);

  test('is read from the cards', () => {
    expect(known.nss).toEqual({ 1001: '200000011', 1003: '200000012' });
    expect(knownNss([])).toEqual({});
  });

  test('changes with the person, and is typed if unknown', () => {
    expect(written('afiliado', '0').borrador).toEqual({ ...whole, afiliado: '0', nss: '200000011' });
    expect(written('afiliado', '1').borrador).toEqual({ ...whole, afiliado: '1', nss: '' });
    expect(written('afiliado', '').borrador).toEqual({ ...whole, afiliado: '', nss: '' });
    expect(
      updatePreauthorizationField(
        { ...form, borrador: { ...whole, nss: '7' } },
        { campo: 'afiliado', valor: '2' },
        known,
      ),
    ).toEqual({ borrador: { ...whole, nss: '7' }, faltas: form.faltas });
  });

  test('accepts at most thirteen digits, and clears its error when edited', () => {
    expect(written('nss', ' 20-0000 01a2')).toEqual({
      borrador: { ...whole, nss: '200000012' },
      faltas: { nss: undefined, correo: 'correoInvalido' },
    });
    expect(written('nss', '12345678901234').borrador.nss).toBe('1234567890123');
  });

  test('is never stored in a draft', () => {
    expect(preauthorizationForm.kept).toEqual(['tipo', 'centroMedico', 'descripcion', 'afiliado', 'correo']);
  });
});

test("[PREAUTH-01] the request has the service's name of the type, and the affiliate's code", () => {
  expect(
    preauthorizationBody({ ...whole, correo: ' ana@ejemplo.do ', descripcion: ' Apendicectomía. ' }, lists),
  ).toEqual({
    nss: '200000012',
    email: 'ana@ejemplo.do',
    tipoAutorizacion: 'Procedimientos quirúrgicos',
    centroMedico: 'Centro Médico Las Palmas',
    descripcion: 'Apendicectomía.',
    codigoSolicitante: '1003',
  });
});

test('the request has the input of every field', () => {
  const sent = preauthorizationBody(whole, lists);
  const unsent = preauthorizationForm.fields.filter(
    (field) => JSON.stringify(sent) === JSON.stringify(preauthorizationBody({ ...whole, [field]: '1' }, lists)),
  );
  expect(unsent).toEqual([]);
});
