import { expect, test } from 'vitest';
import { applicationFaultText } from '../../../src/texts/application';
import { emptyApplication } from './application-draft';
import {
  type Application,
  firstOpenStep,
  hasSpouse,
  reachableStep,
  stepFaults,
  takenDocuments,
} from './application-faults';
import { noLists } from './application-lists';
import { dependentFaults, emptyDependent } from './dependent';

const rosa = {
  ...emptyApplication,
  planSolicitado: '1',
  nombres: 'Rosa',
  apellidos: "O'Neill-Núñez",
  tipoDocumento: '1',
  noDocumento: '001-1111111-1',
  fechaNacimiento: '22-11-2008',
  sexo: 'Femenino',
  correo: 'rosa@ejemplo.do',
  direccion: 'Calle 5 #27',
  sector: 'Los Mina',
  ciudad: 'Santo Domingo',
  telefono: '(809)-555-0142',
  formaPago: '1',
  frecuenciaPago: '4',
};
const noe = {
  ...emptyDependent,
  nombres: 'Noé',
  apellidos: 'Peña',
  tipoDocumento: '1',
  noDocumento: '402-0000001-1',
  fechaNacimiento: '01-02-1950',
  sexo: 'Masculino',
  parentesco: '3',
};
const asthma = { codigo: '201', codigoPadre: '', descripcion: 'Asma', campoAdicional: 'Cuál', numeroOrden: 1 };
const listas = {
  ...noLists,
  planes: [
    { codigo: '1', descripcion: 'PLAN LARIMAR', prima: null, coberturas: [] },
    { codigo: '5', descripcion: 'VOLUNTARIOS COLECTIVOS', prima: null, coberturas: [] },
  ],
  parentescosDeHombre: [{ codigo: '3', descripcion: 'Hijo' }],
  parentescosDeMujer: [{ codigo: '4', descripcion: 'Hija' }],
  sintomas: [asthma],
};
const no = { tiene: false, quienes: [], detalle: '' };
const whole: Application = {
  borrador: rosa,
  dependientes: [noe],
  salud: { 201: no },
  listas,
  hoy: '2026-11-22',
  regimen: '',
  plan: '',
};
const person = (draft: Partial<typeof rosa>, more: Partial<Application> = {}) =>
  stepFaults(1, { ...whole, borrador: { ...rosa, ...draft }, ...more });

test('[APPL-24] an applicant of exactly 18 years may apply, a dependent may be older, and no field is missing', () => {
  expect(firstOpenStep(whole)).toBe(5);
});

test('[APPL-23] [APPL-24] a birth date exists, is not in the future, not in 1890, and the applicant is an adult', () => {
  const said = ['', '31-02-1990', '23-11-2026', '05-11-1890', '23-11-2008'].map(
    (fechaNacimiento) => person({ fechaNacimiento }).fechaNacimiento,
  );
  expect(said).toEqual(['requerido:fechaNacimiento', 'fechaInvalida', 'fechaFutura', 'fechaAntigua', 'menorDeEdad']);
});

test('[APPL-20] required and optional fields of the applicant', () => {
  expect(person(emptyApplication)).toEqual({
    nombres: 'requerido:nombres',
    apellidos: 'requerido:apellidos',
    tipoDocumento: 'requerido:tipoDocumento',
    noDocumento: 'requerido:noDocumento',
    fechaNacimiento: 'requerido:fechaNacimiento',
    sexo: 'requerido:sexo',
    correo: 'requerido:correo',
    direccion: 'requerido:direccion',
    sector: 'requerido:sector',
    ciudad: 'requerido:ciudad',
    telefono: 'requerido:telefono',
  });
});

test("[APPL-19] [APPL-21] [APPL-22] a missing field is named: 'El campo Nombres es requerido.'", () => {
  const faults = dependentFaults(emptyDependent, { ocupados: [], conConyuge: false, listas, hoy: '2026-11-22' });
  expect(Object.values(faults).map((fault) => applicationFaultText[fault])).toEqual([
    'El campo Fecha de nacimiento es requerido.',
    'El campo Nombres es requerido.',
    'El campo Apellidos es requerido.',
    'El campo Tipo de documento es requerido.',
    'El campo Documento es requerido.',
    'El campo Sexo es requerido.',
    'El campo Parentesco es requerido.',
  ]);
  const { direccion, sector, ciudad, telefono } = person(emptyApplication);
  expect([direccion, sector, ciudad, telefono].map((fault) => fault && applicationFaultText[fault])).toEqual([
    'El campo Dirección es requerido.',
    'El campo Sector es requerido.',
    'El campo Ciudad es requerido.',
    'El campo Teléfono es requerido.',
  ]);
});

test('[APPL-18] the nationality of everybody starts with 36', () => {
  expect([emptyApplication.nacionalidad, emptyDependent.nacionalidad]).toEqual(['36', '36']);
});

test('[APPL-25] [APPL-26] [APPL-27] [APPL-28] documents, phones and e-mails are validated by their type', () => {
  expect(
    person({
      noDocumento: '001-11',
      correo: 'rosa@',
      telefono: '809-CASA',
      celular: '809',
      oficina: '(809)-555-0199',
    }),
  ).toEqual({
    noDocumento: 'cedulaIncompleta',
    correo: 'correoInvalido',
    telefono: 'telefonoInvalido',
    celular: 'telefonoInvalido',
  });
  expect(applicationFaultText.correoInvalido).toBe('Correo electronico invalido');
  expect(person({ tipoDocumento: '2', noDocumento: 'A'.repeat(31) })).toEqual({ noDocumento: 'pasaporteLargo' });
  expect(person({ tipoDocumento: '2', noDocumento: 'A'.repeat(30) })).toEqual({});
});

test('reports texts of ten thousand letters as too long at their fields', () => {
  const long = 'a'.repeat(10_000);
  expect(
    person({ nombres: long, apellidos: long, ocupacion: long, direccion: long, sector: long, ciudad: long }),
  ).toEqual({
    nombres: 'muyLargo',
    apellidos: 'muyLargo',
    ocupacion: 'muyLargo',
    direccion: 'muyLargo',
    sector: 'muyLargo',
    ciudad: 'muyLargo',
  });
});

test('rejects duplicate documents, except «NA»', () => {
  expect(person({ noDocumento: noe.noDocumento })).toEqual({ noDocumento: 'documentoRepetido' });
  expect(stepFaults(2, { ...whole, dependientes: [noe, { ...noe, nombres: 'Otro' }] })).toEqual({
    'dependiente-0': 'dependienteIncompleto',
    'dependiente-1': 'dependienteIncompleto',
  });
  const nobody = { ...noe, tipoDocumento: '3', noDocumento: 'NA' };
  expect(stepFaults(2, { ...whole, dependientes: [nobody, nobody] })).toEqual({});
  expect(takenDocuments(whole, 0)).toEqual(['1 00111111111']);
});

test('there is at most one spouse or companion, who is an adult', () => {
  const lists = {
    ...listas,
    parentescosDeHombre: [{ codigo: '1', descripcion: 'Esposo' }],
    parentescosDeMujer: [
      { codigo: '1', descripcion: 'Esposa' },
      { codigo: '2', descripcion: 'Compañera' },
      { codigo: '4', descripcion: 'Hija' },
    ],
  };
  const ana = { ...noe, noDocumento: '402-0000002-1', sexo: 'Femenino', parentesco: '1' };
  const faults = (one: Partial<typeof ana>, others: readonly (typeof ana)[] = []) =>
    dependentFaults(
      { ...ana, ...one },
      {
        ocupados: [],
        conConyuge: hasSpouse({ dependientes: others, listas: lists }, null),
        listas: lists,
        hoy: '2026-11-22',
      },
    );
  const eve = { ...ana, parentesco: '2' };
  expect([
    faults({ fechaNacimiento: '22-11-2008' }),
    faults({ fechaNacimiento: '23-11-2008' }),
    faults({ fechaNacimiento: '23-11-2015', parentesco: '2' }),
    faults({ fechaNacimiento: '23-11-2015', parentesco: '4' }),
    faults({}, [eve]),
    faults({ parentesco: '4' }, [eve]),
    faults({}, [{ ...ana, parentesco: '4' }]),
  ]).toEqual([
    {},
    { fechaNacimiento: 'conyugeMenor' },
    { fechaNacimiento: 'conyugeMenor' },
    {},
    { parentesco: 'otroConyuge' },
    {},
    {},
  ]);
  expect(hasSpouse({ dependientes: [ana], listas: lists }, 0)).toBe(false);
  const both = [ana, { ...eve, noDocumento: '402-0000003-1' }];
  expect(Object.keys(stepFaults(2, { ...whole, listas: lists, dependientes: both }))).toHaveLength(2);
});

test('[APPL-32] the plan of a regime is rejected for others, also from a draft', () => {
  const planOf = (regimen: string) => stepFaults(0, { ...whole, regimen, borrador: { ...rosa, planSolicitado: '5' } });
  expect([planOf(''), planOf('CONTRIBUTIVO'), planOf('COLECTIVOS VOLUNTARIOS')]).toEqual([
    { planSolicitado: 'requerido:planSolicitado' },
    { planSolicitado: 'requerido:planSolicitado' },
    {},
  ]);
});

test('[APPL-14] [APPL-15] the way and the frequency of payment are required', () => {
  expect(stepFaults(3, { ...whole, borrador: emptyApplication })).toEqual({
    formaPago: 'requerido:formaPago',
    frecuenciaPago: 'requerido:frecuenciaPago',
  });
});

test('[APPL-08] [APPL-11] each condition needs an answer, and a yes names the person', () => {
  const health = (salud: Application['salud']) => stepFaults(4, { ...whole, salud });
  expect([
    health({}),
    health({ 201: { ...no, tiene: true } }),
    health({ 201: { tiene: true, quienes: ['esTio'], detalle: '' } }),
    health({ 201: { tiene: true, quienes: ['esTio'], detalle: 'a'.repeat(501) } }),
    stepFaults(4, { ...whole, listas: noLists }),
  ]).toEqual([
    { 'sintoma-201': 'sinRespuesta' },
    { 'sintoma-201': 'sinPersona' },
    {},
    { 'sintoma-201': 'muyLargo' },
    { catalogo: 'sinCatalogo' },
  ]);
});

test('stored answers count while the questions have not been reloaded', () => {
  const unread = { ...whole, listas: noLists };
  expect([firstOpenStep(unread), reachableStep(unread), reachableStep({ ...unread, salud: {} })]).toEqual([4, 5, 4]);
});
