import { expect, test } from 'vitest';
import { solicitudReembolso } from '../../../domain/contract/crm';
import { documentoTipoReembolso, terminosReembolso } from '../../../domain/contract/utility';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { requestForms, reimbursementSteps as steps } from '../../../tests/stand-ins/request-forms';
import { memberDevice, wall } from '../../../tests/stand-ins/requests';

const { open, openOn, fill, send } = requestForms.reimbursement;
type Opened = Awaited<ReturnType<typeof open>>;

const body = {
  solicitante: 'Noé Peña',
  correoSolicitante: 'ana@ejemplo.do',
  telefonoSolicitante: '809-555-0142',
  tipoReembolso: 'Medicamentos',
  fechaServicio: '2026-11-05',
  montoReclamado: 2480,
  centroSalud: 'Farmacia Los Prados',
  medico: '',
  especialidad: '',
  motivo: 'Compra de medicamentos.',
  idTipoReembolso: '2',
  noCuenta: '200012345678',
  tipoCuenta: 'Ahorro',
  banco: 'Banco de la Vega',
  nombreTitularCuenta: 'Ana Peña',
  tipoDocumentoTitularCuenta: 'Cedula',
  documentoTitularCuenta: '001-1000001-1',
  codigoSolicitante: '1003',
};

const contextOf = ({ form }: Opened) => form.getSnapshot().context;

test("[REIMB-01] [REIMB-03] [REIMB-22] sends all fields and files, with the server's names of types and banks", async () => {
  const one = await open();
  await fill(one);
  await send(one);
  expect(one.created()).toEqual([{ query: { contrato: '1001' }, body: { images: [one.file], ...body } }]);
});

test('[REIMB-30] [REQ-33] [REQ-34] a holder requests for anybody of the core, a dependent only for themselves', async () => {
  for (const [tipoAfiliacion, names] of [
    ['TITULAR', ['Ana Peña', 'Luis Peña', 'Noé Peña']],
    ['DEPENDIENTE', ['Ana Peña']],
  ] as const) {
    const { listas, borrador } = contextOf(await open({}, { tipoAfiliacion }));
    expect(listas.solicitante.afiliados.map(({ nombre }: { nombre: string }) => nombre)).toEqual(names);
    expect(borrador.afiliado).toBe('0');
  }
});

test('the version of the terms that were read goes with the request, which keeps what was typed', async () => {
  const one = await open({ [terminosReembolso.path]: () => ({ version: '3f9a', texto: 'Qué acepta.' }) });
  await fill(one);
  one.form.send({ type: 'LEER_TERMINOS' });
  await arrive();
  expect(contextOf(one).terminos.texto).toBe('Qué acepta.');
  one.form.send({ type: 'CERRAR' });
  one.form.send({ type: 'LEER_TERMINOS' });
  expect([one.state(), one.askedFor(terminosReembolso.path).length]).toEqual([
    'llenando.documentos.terminos.leyendo',
    1,
  ]);
  one.form.send({ type: 'CERRAR' });
  await send(one);
  expect(one.created()).toMatchObject([{ body: { ...body, versionTerminos: '3f9a' } }]);
});

test('[REIMB-04] [ATTACH-20] choosing a type reads its required documents, and hands them to the attachments; of another one they are not known before it answers', async () => {
  const one = await open();
  one.form.send({ type: 'EMPEZAR' });
  one.write({ tipo: '2' });
  await arrive();
  expect(one.askedFor(documentoTipoReembolso.path).map(({ request }) => request)).toEqual([
    { query: { tipoReembolso: '2' } },
  ]);
  expect(one.told).toMatchObject([{ type: 'REQUISITOS', requisitos: [{ codigo: '1', nombre: 'Factura' }] }]);
  one.network.answers[documentoTipoReembolso.path] = 'sinServicio';
  one.write({ tipo: '1' });
  await arrive();
  expect(one.form.getSnapshot().context.requisitos).toBe(null);
});

test('a type in a draft that the list no longer has must be selected again', async () => {
  const device = memberDevice();
  const datos = { borrador: { tipo: '9', motivo: 'Compra.' }, hora: wall, antes: null };
  device.local.set('borrador_1001_reimbursement', JSON.stringify({ desde: wall, datos }));
  const one = await openOn(device);
  one.form.send({ type: 'SEGUIR' });
  const { tipo, motivo } = contextOf(one).borrador;
  expect([one.state(), tipo, motivo]).toEqual(['llenando.gasto.escribiendo', '', 'Compra.']);
});

const account = { banco: '', noCuenta: '' };

test('each step is held back by its own faults alone, and shown in the address', async () => {
  const one = await open();
  one.form.send({ type: 'EMPEZAR' });
  one.form.send({ type: 'SIGUIENTE' });
  expect([one.state(), Object.keys(contextOf(one).faltas)]).toEqual([
    'llenando.gasto.faltanDatos',
    ['tipo', 'fechaServicio', 'monto', 'centroSalud', 'motivo'],
  ]);
  await fill(one, account);
  const already = steps.shown.length;
  one.form.send({ type: 'SIGUIENTE' });
  one.form.send({ type: 'SIGUIENTE' });
  expect([one.state(), Object.keys(contextOf(one).faltas)]).toEqual([
    'llenando.cuenta.faltanDatos',
    ['banco', 'noCuenta'],
  ]);
  one.write({ banco: '7', noCuenta: '200012345678' });
  await arrive();
  steps.goTo('documentos');
  await arrive();
  one.form.send({ type: 'REVISAR' });
  await arrive();
  expect([one.state(), steps.shown.slice(already)]).toEqual([
    'revisando.leyendo',
    [
      ['cuenta', false],
      ['revision', false],
    ],
  ]);
});

test('what is edited from the review leads straight back to it', async () => {
  const one = await open();
  await fill(one);
  one.form.send({ type: 'REVISAR' });
  for (const parte of ['gasto', 'cuenta']) {
    one.form.send({ type: 'EDITAR', parte });
    expect(one.state()).toBe(`llenando.${parte}.escribiendo`);
    one.form.send({ type: 'SIGUIENTE' });
    expect(one.state()).toBe('revisando.leyendo');
  }
});

test('going back leaves the review, but does not cut off a request that is being sent', async () => {
  const one = await open({ [solicitudReembolso.path]: 'nunca' });
  await fill(one);
  one.form.send({ type: 'REVISAR' });
  steps.goTo('cuenta');
  expect(one.state()).toBe('llenando.cuenta.escribiendo');
  one.form.send({ type: 'SIGUIENTE' });
  one.form.send({ type: 'ENVIAR' });
  await arrive();
  const already = steps.shown.length;
  steps.goTo('cuenta');
  await arrive();
  expect([one.state(), one.created().length, steps.shown.slice(already)]).toEqual([
    'enviando',
    1,
    [['revision', true]],
  ]);
});

test('the address of a step whose turn has not come is corrected', async () => {
  const one = await open();
  await fill(one, account);
  const already = steps.shown.length;
  for (const step of ['documentos', 'revision'] as const) steps.goTo(step);
  await arrive();
  expect([one.state(), steps.shown.slice(already)]).toEqual([
    'llenando.gasto.escribiendo',
    [
      ['gasto', true],
      ['gasto', true],
    ],
  ]);
});

test('the error of a date is cleared once its day has come', async () => {
  const one = await open();
  await fill(one, { fechaServicio: '23-11-2026' });
  for (const [hoy, faltas] of [
    ['2026-11-22', { fechaServicio: 'fechaFutura' }],
    ['2026-11-23', {}],
  ] as const) {
    one.form.send({ type: 'DIA', hoy });
    expect(contextOf(one).faltas).toEqual(faltas);
  }
  one.form.send({ type: 'SIGUIENTE' });
  expect([one.state(), contextOf(one).hoy]).toEqual(['revisando.leyendo', '2026-11-23']);
});
