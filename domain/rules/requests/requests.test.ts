import { describe, expect, test } from 'vitest';
import {
  requestDraftOf,
  requestFaults,
  requestFiltersFromUrl,
  requestFiltersOf,
  requestStates,
  stateFilterOf,
} from '../../../machines/requests/question';
import {
  caseKind,
  caseStage,
  formatOpeningTime,
  requiredSet,
  takesDocuments,
} from '../../../src/flows/requestDetail/case-stage';
import { updateRangeField } from '../history/history-draft';
import { rangeToUrl } from '../history/history-filters';
import { missingDocuments } from './missing-documents';
import { canBeEdited, isReimbursement, returnedFirst, shownStatus, statusTone } from './request-case';
import type { RequestFilters } from './request-filters';
import { requestKinds } from './request-kinds';
import { storedName, storedType } from './stored-file';

const today = '2026-11-21';
const none: RequestFilters = {
  tipo: '',
  estado: '',
  numero: '',
  desde: '',
  hasta: '',
  caso: '',
  pagina: 1,
  filas: 5,
};
const usual = { desde: '2026-05-25', hasta: today };

const caseOf = (estatus: string, estatusReembolso = '', estatusReembolsoFinal = '', titulo = 'Pre-autorización') => ({
  titulo,
  estatus,
  estatusReembolso,
  estatusReembolsoFinal,
});

test('[REQ-01] the four kinds of request have the codes 1 to 4', () => {
  expect(requestKinds.slice(0, 4)).toEqual([
    { codigo: '1', forma: 'titular' },
    { codigo: '2', forma: 'dependiente' },
    { codigo: '3', forma: 'reembolso' },
    { codigo: '4', forma: 'preautorizacion' },
  ]);
});

test("[REQ-05] [REQ-10] the filter offers the states 'Todos', 'En Curso', 'Devuelto' and 'Resuelto'", () => {
  expect(['', ...requestStates.map(({ palabra }) => palabra), 'perdido'].map(stateFilterOf)).toEqual([
    'Todos',
    'En Curso',
    'Devuelto',
    'Resuelto',
    'Todos',
  ]);
});

describe('filters from a URL', () => {
  test('[HIST-28] the default is the last 180 days, which the URL leaves out', () => {
    const asked = requestFiltersFromUrl(none, today);
    expect([asked, rangeToUrl(asked, today)]).toEqual([{ ...none, ...usual }, none]);
  });

  test.each([
    [{ desde: '2020-01-01', hasta: '2026-11-20' }, usual],
    [{ desde: '2026-11-02', hasta: '2026-11-01' }, usual],
    [{ hasta: '2026-11-22' }, usual],
    [{ desde: '2026-11-02' }, { desde: '2026-11-02', hasta: today }],
    [{ hasta: '2026-01-10' }, { desde: '2025-07-14', hasta: '2026-01-10' }],
  ])('%j is searched as %j', (said, days) => {
    const { desde, hasta } = requestFiltersFromUrl({ ...none, ...said }, today);
    expect({ desde, hasta }).toEqual(days);
  });

  test('an unknown state is ignored, an unknown kind is kept', () => {
    const { estado, tipo } = requestFiltersFromUrl({ ...none, estado: 'perdido', tipo: '9' }, today);
    expect([estado, tipo]).toEqual(['', '9']);
  });
});

describe('typed filters', () => {
  const draft = requestDraftOf({ ...none, ...usual });

  test.each([
    [{}, {}],
    [{ hasta: '22-11-2026' }, { hasta: 'futura' }],
    [{ hasta: '21-11-2026' }, {}],
    [{ desde: '30-02-2026' }, { desde: 'invalida' }],
    [{ desde: '' }, { desde: 'falta' }],
    [{ desde: '21-11-2026', hasta: '20-11-2026' }, { desde: 'invertida' }],
    [{ numero: ' # 248 1907 ' }, {}],
    [{ numero: 'el de ayer' }, {}],
    [{ numero: '2481907;--' }, { numero: 'numero' }],
    [{ numero: '9'.repeat(41) }, { numero: 'numero' }],
  ])('%j', (written, faults) => {
    expect(requestFaults({ ...draft, ...written }, today)).toEqual(faults);
  });

  test('a pasted number loses blanks and signs, and days get the format of the wire', () => {
    expect(requestFiltersOf({ ...draft, numero: ' # 248 1907 ', estado: 'devuelto' }, 25)).toEqual({
      ...none,
      ...usual,
      numero: '2481907',
      estado: 'devuelto',
      filas: 25,
    });
  });

  test('a complete day is validated while typed, a number when its field is left', () => {
    const form = { borrador: draft, faltas: { numero: 'numero' as const, desde: 'invertida' as const } };
    expect([
      updateRangeField(form, { campo: 'hasta', valor: '22-11-2026' }, today).faltas,
      updateRangeField(form, { campo: 'hasta', valor: '22-1' }, today).faltas,
      updateRangeField(form, { campo: 'numero', valor: '1;' }, today).faltas,
      updateRangeField(form, { campo: 'tipo', valor: '3' }, today),
    ]).toEqual([
      { numero: 'numero', hasta: 'futura', desde: undefined },
      { numero: 'numero', hasta: undefined, desde: undefined },
      { numero: undefined, desde: 'invertida' },
      { borrador: { ...draft, tipo: '3' }, faltas: form.faltas },
    ]);
  });
});

describe('the status of a case', () => {
  test.each([
    ['En Curso', '', 'En Curso'],
    ['En Curso', 'Devuelto', 'Devuelto'],
    ['Resuelto', ' devuelto ', 'devuelto'],
    ['En Curso', 'Procede', 'En Curso'],
    [' En espera de firma ', '', 'En espera de firma'],
    ['', '', ''],
  ])("[REQ-14] [REQ-15] [REQ-16] '%s' and '%s' are shown as '%s'", (estatus, estatusReembolso, shown) => {
    expect(shownStatus(caseOf(estatus, estatusReembolso))).toBe(shown);
  });

  test.each([
    ['a returned reimbursement', caseOf('En Curso', 'Devuelto'), true],
    ['a reimbursement by its title alone', caseOf('Devuelto', '', '', 'Solicitud de reembolso'), true],
    ['a returned case of another kind', caseOf('Devuelto'), false],
    ['a reimbursement under way', caseOf('En Curso', '', '', 'Reembolso'), false],
    ['an approved case', caseOf('Resuelto', 'Procede', 'Procede'), false],
    ['a void case', caseOf('En Curso', 'Anulado', 'Anulado'), false],
    ['a void case that is still marked as returned', caseOf('Devuelto', 'Devuelto', 'Anulado'), false],
    ['a case that is void by its own status alone', caseOf('Anulado', 'Devuelto'), false],
    ['[REQ-16] a case of unknown status', caseOf('Traspapelado', '', '', 'Reembolso'), false],
  ])('%s is edited: %s', (_, one, edited) => {
    expect(canBeEdited(one)).toBe(edited);
  });

  test('a case with reimbursement data is a reimbursement', () => {
    expect([
      isReimbursement(caseOf('En Curso')),
      isReimbursement(caseOf('En Curso', 'Devuelto')),
      isReimbursement(caseOf('Resuelto', '', 'No procede')),
      isReimbursement(caseOf('En Curso', '', '', 'REEMBOLSO')),
    ]).toEqual([false, true, true, true]);
  });

  test('returned cases come first, and the order within each group stays', () => {
    const cases = [caseOf('En Curso'), caseOf('Resuelto', 'Devuelto'), caseOf('Resuelto'), caseOf('Devuelto')];
    expect(returnedFirst(cases)).toEqual([cases[1], cases[3], cases[0], cases[2]]);
  });

  test.each([
    [caseOf('En Curso', 'Devuelto'), 'completar'],
    [caseOf('Devuelto'), 'devuelto'],
    [caseOf('En Curso'), 'enCurso'],
    [caseOf('Resuelto'), 'resuelto'],
    [caseOf('Resuelto', 'Procede', 'Procede'), 'procede'],
    [caseOf('Resuelto', 'No procede', 'No procede'), 'noProcede'],
    [caseOf('En Curso', 'Devuelto', 'Anulado'), 'anulado'],
    [caseOf('Resuelto', 'Anulado'), 'anulado'],
    [caseOf('Anulado', 'Devuelto'), 'anulado'],
    [caseOf('Resuelto', 'Devuelto', 'Procede'), 'procede'],
    [caseOf('Traspapelado'), null],
  ])('[REQ-11] [REQ-12] %j is in the stage %s', (one, stage) => {
    expect(caseStage(one)).toBe(stage);
  });

  test.each([
    [caseOf('En Curso'), '', 'informacion'],
    [caseOf('En Curso', 'Devuelto'), '', 'advertencia'],
    [caseOf('DEVUELTO'), '', 'advertencia'],
    [caseOf('Resuelto'), '', 'neutral'],
    [caseOf('Resuelto'), '8800123456', 'exito'],
    [caseOf('Resuelto', 'Procede', 'Procede'), '', 'exito'],
    [caseOf('Resuelto', 'Procede'), '', 'exito'],
    [caseOf('Resuelto', 'No procede', 'No procede'), '', 'neutral'],
    [caseOf('Resuelto', 'Anulado', 'Anulado'), '', 'neutral'],
    [caseOf('Procede'), '', 'exito'],
    [caseOf('No procede'), '', 'error'],
    [caseOf('Anulado'), '', 'error'],
    [caseOf('Traspapelado'), '', 'neutral'],
    [caseOf('constructor'), '', 'neutral'],
  ])('[REQ-16] %j with the authorization «%s» looks like %s', (one, nap, tone) => {
    expect(statusTone({ ...one, nap })).toBe(tone);
  });
});

describe('the kind of a case', () => {
  test.each([
    ['Reembolso', 'reembolso', null],
    ['Pre-autorización', 'preautorizacion', null],
    ['Preautorización de resonancia', 'preautorizacion', null],
    ['Afiliación de titular', 'titular', '1'],
    ['Afiliación de dependiente', 'dependiente', '2'],
    ['Reclamación', null, null],
  ])('%s is %s, and its requirements are set %s', (titulo, kind, set) => {
    expect([caseKind(titulo), requiredSet(titulo)]).toEqual([kind, set]);
  });
});

test.each([
  ['Afiliación de titular', 'En Curso', 'titular'],
  ['Afiliación de dependiente', 'En Curso', 'dependiente'],
  ['Afiliación de titular', 'Devuelto', null],
  ['Afiliación de dependiente', 'Resuelto', null],
  ['Afiliación de titular', '', null],
  ['Pre-autorización', 'En Curso', null],
  ['Reembolso', 'En Curso', null],
])('%s, %s: missing documents are added in the form %s', (titulo, estatus, forma) => {
  expect(takesDocuments({ titulo, estatus, estatusReembolso: '', estatusReembolsoFinal: '' })).toBe(forma);
});

test('required documents without a file are missing', () => {
  const need = (descripcion: string, requerido = true) => ({ descripcion, requerido });
  const required = [
    need('Cédula'),
    need('Acta de nacimiento'),
    need('Indicación médica firmada por el doctor'),
    need('Otros', false),
    need(' '),
  ];
  expect([
    missingDocuments(required, []),
    missingDocuments(required, ['Cedula.jpg', 'Cedula2.jpg', 'Indicacionmedicafirm.pdf']),
    missingDocuments(required, ['ActadenacimientoX.jpg', 'cédula 2.png', 'Indicacionmedicafirm12.pdf']),
  ]).toEqual([
    ['Cédula', 'Acta de nacimiento', 'Indicación médica firmada por el doctor'],
    ['Acta de nacimiento'],
    ['Acta de nacimiento'],
  ]);
});

describe('a stored document', () => {
  const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

  test.each([
    ['%PDF-1.7', 'application/pdf'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['<svg onload=alert(1)>', null],
    ['<html>%PDF-1.7', null],
    ['GIF89a', null],
    ['', null],
  ])('with the bytes %j has the type %s', (text, type) => {
    expect(storedType(bytes(text))).toBe(type);
  });

  test.each([
    ['Cedula.pdf', 'Cedula.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ana\\foto.jpg', 'foto.jpg'],
    ['factura\u202Efdp.exe', 'facturafdp.exe'],
    ['a\u0000b\n c.png', 'ab c.png'],
    ['', 'documento'],
    ['..', 'documento'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
  ])('called %j is called %s', (said, name) => {
    expect(storedName(said)).toBe(name);
  });
});

test.each([
  ['2026-11-17', '17-11-2026'],
  ['2026-11-17T09:12:00-04:00', '17-11-2026, 9:12\u00a0a.\u00a0m.'],
  ['2026-11-18T02:00:00Z', '17-11-2026, 10:00\u00a0p.\u00a0m.'],
  ['2026-11-17T09:12:00', '17-11-2026'],
  ['ayer', ''],
])('%s was opened %s', (sent, shown) => {
  expect(formatOpeningTime(sent)).toBe(shown);
});
