import { describe, expect, test } from 'vitest';
import { reimbursementFaultText, reimbursementLabels } from '../../src/flows/reimbursement/texts-of-fields';
import { requestFormTexts } from '../../src/texts/request-form';
import {
  amountText,
  fittingName,
  initialReimbursement,
  type ReimbursementDraft,
  reimbursementBody,
  reimbursementForm,
  updateReimbursementField,
} from './reimbursement-form';

test('a typed amount is shown with its two decimals, an ambiguous one as typed', () => {
  expect(['2,480.5', '2,480', '2,480.', '2,480.05', '1.000,00'].map(amountText)).toEqual([
    'RD$\u00a02,480.50',
    'RD$\u00a02,480.00',
    'RD$\u00a02,480.00',
    'RD$\u00a02,480.05',
    '1.000,00',
  ]);
});

test('cuts a name at 200 letters, and never within a character', () => {
  expect(['Ana', 'a'.repeat(201), `${'a'.repeat(199)}😀`, `${'a'.repeat(198)}😀`].map(fittingName)).toEqual([
    'Ana',
    'a'.repeat(200),
    'a'.repeat(199),
    `${'a'.repeat(198)}😀`,
  ]);
});

const hoy = '2026-11-21';
const lists = {
  tipos: [{ codigo: '2' }],
  bancos: [{ codigo: '7' }],
  afiliados: [{ lugar: 0, codigoAfiliado: '1001', nombre: 'Ana Peña' }],
  hoy,
};
const whole: ReimbursementDraft = {
  ...reimbursementForm.empty,
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
};
const faultsWith = (more: Partial<ReimbursementDraft>) => reimbursementForm.faults({ ...whole, ...more }, lists);
const errorFor = (field: keyof ReimbursementDraft, value: string) => {
  const fault = faultsWith({ [field]: value })[field];
  return fault === undefined ? null : reimbursementFaultText[fault];
};
const form = (borrador: Partial<ReimbursementDraft> = {}) => ({ borrador: { ...whole, ...borrador }, faltas: {} });
const written = (campo: keyof ReimbursementDraft, valor: string, borrador: Partial<ReimbursementDraft> = {}) =>
  updateReimbursementField(form(borrador), { campo, valor }, hoy);

test('a draft has everything except the account, its holder and the terms', () => {
  const kept: readonly string[] = reimbursementForm.kept;
  expect(Object.keys(reimbursementForm.empty).filter((field) => !kept.includes(field))).toEqual([
    'noCuenta',
    'nombreTitularCuenta',
    'tipoDocumento',
    'documento',
    'terminos',
  ]);
});

test('a name that is longer than the service accepts is cut when prefilled [REIMB-01]', () => {
  const contact = { cedula: '', telefonoCelular: '', telefonoResidencial: '', correo: '' };
  const afiliados = [{ lugar: 0, codigoAfiliado: '1001', nombre: 'a'.repeat(403) }];
  const draft = { ...whole, ...initialReimbursement({ ...contact, afiliados }), afiliado: '0' };
  const { solicitante, nombreTitularCuenta } = reimbursementBody(draft, { tipos: [], bancos: [], afiliados });
  expect([solicitante, nombreTitularCuenta]).toEqual(['a'.repeat(200), 'a'.repeat(200)]);
});

describe('the faults of a reimbursement', () => {
  test('a complete one has none', () => {
    expect(faultsWith({})).toEqual({});
  });

  test('[REIMB-02] [REIMB-03] [REIMB-07] [REIMB-29] all fields except the specialty are required', () => {
    expect(requestFormTexts.faltanDatos).toBe(
      'Para poder registrar su solicitud, todos los campos marcados como necesarios deben estar completos',
    );
    expect(reimbursementForm.faults(reimbursementForm.empty, lists)).toEqual({
      tipo: 'falta',
      afiliado: 'falta',
      fechaServicio: 'falta',
      monto: 'falta',
      centroSalud: 'faltaPrestador',
      motivo: 'falta',
      telefonoCelular: 'falta',
      correo: 'falta',
      banco: 'falta',
      tipoCuenta: 'falta',
      noCuenta: 'falta',
      nombreTitularCuenta: 'falta',
      tipoDocumento: 'falta',
      documento: 'falta',
      terminos: 'sinTerminos',
    });
    expect(Object.keys(reimbursementLabels)).toEqual(Object.keys(reimbursementForm.empty));
  });

  test('[REIMB-29] either centre or doctor is enough', () => {
    expect(faultsWith({ centroSalud: '', medico: 'Dra. Matos' })).toEqual({});
  });

  test('rejects a type, a bank or a position that is not in the lists', () => {
    expect(faultsWith({ tipo: '9', banco: '9', afiliado: '3', tipoCuenta: 'Otra', tipoDocumento: 'NSS' })).toEqual({
      tipo: 'falta',
      banco: 'falta',
      afiliado: 'falta',
      tipoCuenta: 'falta',
      tipoDocumento: 'falta',
    });
  });

  test('[REIMB-05] [REIMB-06] missing documents and terms are reported', () => {
    expect(requestFormTexts.faltaDocumento('Factura')).toBe('Falta Factura por cargar, favor de verificar');
    expect(errorFor('terminos', '')).toBe('Para continuar debe de aceptar los términos y condiciones.');
  });

  test('[REIMB-08] an account has at least eight characters', () => {
    expect(errorFor('noCuenta', '1234567')).toBe('El número de cuenta utilizado no es válido, favor verificar');
    expect(errorFor('noCuenta', '12345678')).toBe(null);
  });

  test('[REIMB-09] [REIMB-21] a cédula has 13 characters with its hyphens', () => {
    expect(errorFor('documento', '001-1000001')).toBe('Cédula de identidad invalida, por favor verificar');
    expect(errorFor('documento', '001-1000001-12')).toBe('Cédula de identidad invalida, por favor verificar');
    expect(faultsWith({ tipoDocumento: 'Pasaporte', documento: 'FR12AB' })).toEqual({});
  });

  test('[REIMB-10] [FMT-11] the day of the service is today in Santo Domingo or earlier', () => {
    expect(errorFor('fechaServicio', '22-11-2026')).toBe('La fecha de servicio no debe ser posterior al día de hoy');
    expect([errorFor('fechaServicio', '31-02-2026'), errorFor('fechaServicio', '21-11-2026')]).toEqual([
      reimbursementFaultText.fechaInvalida,
      null,
    ]);
  });

  test('[REIMB-11] [REIMB-12] [REIMB-13] the maximum is 30,000.00', () => {
    const said = 'Para montos mayores a RD$30,000 favor de visitar un centro de servicio.';
    expect(['30,000.00', '30,000.01', '100,000'].map((monto) => errorFor('monto', monto))).toEqual([null, said, said]);
    expect(['0', '0.00', '1.234,50'].map((monto) => errorFor('monto', monto))).toEqual(
      Array(3).fill(reimbursementFaultText.montoInvalido),
    );
  });

  test('[REIMB-17] a reason has at most 250 characters', () => {
    expect([errorFor('motivo', 'a'.repeat(250)), errorFor('motivo', 'a'.repeat(251))]).toEqual([
      null,
      reimbursementFaultText.muyLargo,
    ]);
  });

  test('phones and e-mail are validated, and one phone is enough', () => {
    expect(faultsWith({ telefonoCelular: '', telefonoResidencial: '809-555-0199' })).toEqual({});
    expect(faultsWith({ telefonoCelular: '809', telefonoResidencial: '1', correo: 'ana@' })).toEqual({
      telefonoCelular: 'telefonoInvalido',
      telefonoResidencial: 'telefonoInvalido',
      correo: 'correoInvalido',
    });
  });
});

describe('formatting input', () => {
  test('[REIMB-11] reports an excessive amount and a future date while typing, and keeps the input', () => {
    expect(written('monto', '30000.01')).toEqual({
      borrador: { ...whole, monto: '30,000.01' },
      faltas: { monto: 'montoExcedido' },
    });
    expect(written('fechaServicio', '22-11-2026').faltas).toEqual({ fechaServicio: 'fechaFutura' });
    expect(written('fechaServicio', '22-11-20').faltas).toEqual({});
  });

  test('[REIMB-19] formats a passport as upper case alphanumerics, a cédula with hyphens', () => {
    expect(written('documento', 'fr-12 ab.ñ3', { tipoDocumento: 'Pasaporte' }).borrador.documento).toBe('FR12AB3');
    expect(written('documento', '00110000011').borrador.documento).toBe('001-1000001-1');
  });

  test('another type of document clears the number', () => {
    expect(written('tipoDocumento', 'Pasaporte').borrador).toMatchObject({ tipoDocumento: 'Pasaporte', documento: '' });
    expect(written('tipoDocumento', 'Cedula').borrador.documento).toBe(whole.documento);
  });

  test('formats an account as digits and hyphens, a phone by its mask', () => {
    expect(written('noCuenta', '2000-1234 abc').borrador.noCuenta).toBe('2000-1234');
    expect(written('telefonoCelular', '8495550177').borrador.telefonoCelular).toBe('849-555-0177');
  });
});

test('the request has the input of every field, except the second phone and the terms', () => {
  const known = {
    tipos: [{ codigo: '2', descripcion: 'Medicamentos' }],
    bancos: [{ codigo: '7', descripcion: 'Banco de la Vega' }],
    afiliados: lists.afiliados,
  };
  const sent = reimbursementBody(whole, known);
  const another: Partial<ReimbursementDraft> = { fechaServicio: '20-11-2026', monto: '1', tipoCuenta: 'Corriente' };
  const unsent = reimbursementForm.fields.filter(
    (field) =>
      JSON.stringify(sent) ===
      JSON.stringify(reimbursementBody({ ...whole, [field]: another[field] ?? 'Pasaporte' }, known)),
  );
  expect(unsent).toEqual(['telefonoResidencial', 'terminos']);
});
