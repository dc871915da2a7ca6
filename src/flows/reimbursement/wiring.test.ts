import { describe, expect, test } from 'vitest';
import { updateTelefonos } from '../../../domain/contract/afiliado';
import { solicitudReembolso } from '../../../domain/contract/crm';
import { decodeReply } from '../../../domain/contract/decode';
import { bancos, documentoTipoReembolso, terminosReembolso, tipoReembolso } from '../../../domain/contract/utility';
import { reimbursementForm } from '../../../machines/reimbursement/reimbursement-form';
import { losesNothing, makesOneCase } from '../../../tests/shared/request-promises';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeSteps } from '../../../tests/stand-ins/fake-steps';
import { memberDevice, read, refused, wall } from '../../../tests/stand-ins/requests';
import { option, typedRequest } from '../../../tests/stand-ins/typed-request';
import { requestFormTexts as words } from '../../texts/request-form';
import { reimbursementTexts } from './texts';
import { reimbursementLogic } from './wiring';

const required = read(decodeReply(documentoTipoReembolso, [{ codigo: '1', descripcion: 'Factura', requerido: true }]));
const steps = fakeSteps();
const request = typedRequest({
  make: (parts) => reimbursementLogic({ ...parts, address: steps.address }),
  create: solicitudReembolso.path,
  answers: {
    [tipoReembolso.path]: () => [option('1', 'Consulta'), option('2', 'Medicamentos')],
    [bancos.path]: () => [option('7', 'Banco de la Vega')],
    [documentoTipoReembolso.path]: () => required,
    [updateTelefonos.path]: () => ({ mensaje: '' }),
  },
  file: 'Factura.jpg',
  tipo: '2',
  typed: {
    afiliado: '2',
    fechaServicio: '05-11-2026',
    monto: '2480',
    motivo: 'Compra de medicamentos.',
    banco: '7',
    tipoCuenta: 'Ahorro',
    noCuenta: '200012345678',
    terminos: 'si',
  },
  prestador: 'Farmacia Los Prados',
});
const { open, fill, send, created } = request;
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

describe('a submit', () => {
  test("[REIMB-01] [REIMB-03] [REIMB-22] sends all fields and files, with the server's names of types and banks", async () => {
    const one = await open();
    await fill(one);
    await send(one);
    expect(created(one)).toEqual([{ query: { contrato: '1001' }, body: { images: [one.file], ...body } }]);
  });

  test('[REIMB-30] [REQ-33] [REQ-34] a holder requests for anybody of the core, a dependent only for themselves', async () => {
    const named = ({ form }: Opened) =>
      form.getSnapshot().context.listas?.solicitante.afiliados.map((one) => one.nombre);
    const holder = await open();
    expect(named(holder)).toEqual(['Ana Peña', 'Luis Peña', 'Noé Peña']);
    expect(holder.form.getSnapshot().context.borrador.afiliado).toBe('0');
    const dependent = await open({}, 'DEPENDIENTE');
    expect(named(dependent)).toEqual(['Ana Peña']);
    expect(dependent.form.getSnapshot().context.borrador.afiliado).toBe('0');
  });

  test('the version of the terms that were read goes with the request, which keeps what was typed', async () => {
    const one = await open({ [terminosReembolso.path]: () => ({ version: '3f9a', texto: 'Qué acepta.' }) });
    await fill(one);
    one.form.send({ type: 'LEER_TERMINOS' });
    expect(one.state()).toBe('llenando.documentos.terminos.pidiendo');
    await arrive();
    expect([one.state(), one.form.getSnapshot().context.terminos?.texto]).toEqual([
      'llenando.documentos.terminos.leyendo',
      'Qué acepta.',
    ]);
    one.form.send({ type: 'CERRAR' });
    one.form.send({ type: 'LEER_TERMINOS' });
    expect([one.state(), one.askedFor(terminosReembolso.path).length]).toEqual([
      'llenando.documentos.terminos.leyendo',
      1,
    ]);
    one.form.send({ type: 'CERRAR' });
    await send(one);
    expect(created(one)).toEqual([
      { query: { contrato: '1001' }, body: { images: [one.file], ...body, versionTerminos: '3f9a' } },
    ]);
  });

  test('[REIMB-04] [ATTACH-20] choosing a type reads its required documents, and hands them to the attachments', async () => {
    const one = await open();
    one.form.send({ type: 'EMPEZAR' });
    one.form.send({ type: 'ESCRIBIR', campo: 'tipo', valor: '2' });
    expect(one.state()).toBe('llenando.gasto.pidiendoRequisitos');
    await arrive();
    expect(one.askedFor(documentoTipoReembolso.path).map(({ request }) => request)).toEqual([
      { query: { tipoReembolso: '2' } },
    ]);
    expect(one.told).toMatchObject([{ type: 'REQUISITOS', requisitos: [{ codigo: '1', nombre: 'Factura' }] }]);
  });

  test('unknown required documents are requested again before a file can be added', async () => {
    const one = await open({ [documentoTipoReembolso.path]: 'sinRespuesta' });
    await fill(one, { terminos: '' });
    one.form.send({ type: 'ADJUNTOS', adjuntos: { faltan: [], cargados: 0, requeridos: 0, ocupado: true } });
    expect(one.state()).toBe('llenando.documentos.sinRequisitos');
    for (const again of ['REVISAR', 'REINTENTAR', 'EN_LINEA'] as const) {
      one.form.send({ type: again });
      expect(one.state()).toBe('llenando.documentos.pidiendoRequisitos');
      await arrive();
    }
  });

  test('a type in a draft that the list no longer has must be selected again', async () => {
    const device = memberDevice();
    const datos = { borrador: { tipo: '9', motivo: 'Compra.' }, hora: wall, antes: null };
    device.local.set('borrador_1001_reimbursement', JSON.stringify({ desde: wall, datos }));
    const one = await request.openOn(device);
    one.form.send({ type: 'SEGUIR' });
    const { tipo, motivo } = one.form.getSnapshot().context.borrador;
    expect([one.state(), tipo, motivo]).toEqual(['llenando.gasto.escribiendo', '', 'Compra.']);
  });
});

describe('the steps', () => {
  const account = { banco: '', noCuenta: '' };

  test('each is held back by its own faults alone, and shown in the address', async () => {
    const one = await open();
    one.form.send({ type: 'EMPEZAR' });
    one.form.send({ type: 'SIGUIENTE' });
    expect([one.state(), Object.keys(one.form.getSnapshot().context.faltas)]).toEqual([
      'llenando.gasto.faltanDatos',
      ['tipo', 'fechaServicio', 'monto', 'centroSalud', 'motivo'],
    ]);
    await fill(one, account);
    const already = steps.shown.length;
    one.form.send({ type: 'SIGUIENTE' });
    one.form.send({ type: 'SIGUIENTE' });
    expect([one.state(), Object.keys(one.form.getSnapshot().context.faltas)]).toEqual([
      'llenando.cuenta.faltanDatos',
      ['banco', 'noCuenta'],
    ]);
    one.form.send({ type: 'ESCRIBIR', campo: 'banco', valor: '7' });
    one.form.send({ type: 'ESCRIBIR', campo: 'noCuenta', valor: '200012345678' });
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
    for (const paso of ['gasto', 'cuenta'] as const) {
      one.form.send({ type: 'EDITAR', paso });
      expect(one.state()).toBe(`llenando.${paso}.escribiendo`);
      one.form.send({ type: 'SIGUIENTE' });
      expect(one.state()).toBe('revisando.leyendo');
    }
    one.form.send({ type: 'EDITAR', paso: 'documentos' });
    expect(one.state()).toBe('llenando.documentos.escribiendo');
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
});

describe('the error of a date', () => {
  const late = { fechaServicio: 'fechaFutura' };
  test('is cleared once its day has come', async () => {
    const one = await open();
    const said = () => JSON.parse(JSON.stringify(one.form.getSnapshot().context.faltas));
    await fill(one, { fechaServicio: '23-11-2026' });
    expect(said()).toEqual(late);
    one.form.send({ type: 'DIA', hoy: '2026-11-22' });
    expect(said()).toEqual(late);
    one.form.send({ type: 'DIA', hoy: '2026-11-23' });
    expect(said()).toEqual({});
    one.form.send({ type: 'SIGUIENTE' });
    expect([one.state(), one.form.getSnapshot().context.hoy]).toEqual(['revisando.leyendo', '2026-11-23']);
  });
});

describe('the result', () => {
  test('[REQ-25] [REIMB-24] stores the number as a receipt, deletes the draft, and reloads after 2000 ms', async () => {
    const one = await open();
    await fill(one);
    await send(one);
    expect([one.state(), one.form.getSnapshot().context.caso]).toEqual(['conRecibo', '11']);
    expect(JSON.parse(one.tab.get('recibo_1001_caso') ?? '')).toEqual({
      caso: '11',
      tipo: 'reembolso',
      hora: wall,
      sinTelefonos: false,
    });
    expect(one.device.local.get('borrador_1001_reimbursement')).toBeUndefined();
    expect(one.forgotten()).toBe(1);
    one.clock.increment(1999);
    expect(one.replaced).toEqual([]);
    one.clock.increment(1);
    expect(one.replaced).toEqual(['/solicitudes?recibo=reembolso']);
  });

  test('[REIMB-23] reports a refusal, which creates nothing', async () => {
    const one = await open({ [solicitudReembolso.path]: refused });
    await fill(one);
    await send(one);
    expect([one.state(), reimbursementTexts.noCreada]).toEqual([
      'revisando.noCreada',
      'Ha ocurrido un error al moment de procesar el formulario',
    ]);
  });
});

makesOneCase(request);

describe('a changed phone', () => {
  const notices = ({ app }: Opened) => app.snackbars.getSnapshot().context.visibles.map(({ titulo }) => titulo);

  const kept = ({ tab }: Opened) => [JSON.parse(tab.get('recibo_1001_caso') ?? '').sinTelefonos];

  test('[REQ-28] [REQ-29] saves a changed cell phone for the member, and says so', async () => {
    const one = await open();
    await fill(one, { telefonoCelular: '8495550177' });
    await send(one);
    expect(one.askedFor(updateTelefonos.path).map(({ request }) => request)).toEqual([
      { query: { CodigoAfiliado: '1001' }, body: { TelefonoCelular: '849-555-0177' } },
    ]);
    expect(words.telefonos.telefonoCelular).toBe('Teléfono celular actualizado con éxito');
    expect(notices(one)).toEqual([words.telefonos.telefonoCelular]);
  });

  test('[REQ-28] [REQ-30] saves a home phone, too', async () => {
    const one = await open();
    await fill(one, { telefonoResidencial: '8095550199' });
    await send(one);
    expect(words.telefonos.telefonoResidencial).toBe('Teléfono residencial actualizado con éxito');
    expect(notices(one)).toEqual([words.telefonos.telefonoResidencial]);
  });

  test('[REQ-31] reports a phone that could not be saved, and sends the request anyway', async () => {
    const one = await open({ [updateTelefonos.path]: 'sinConexion' });
    await fill(one, { telefonoCelular: '8495550177' });
    await send(one);
    expect(words.sinTelefonos).toBe('Ha ocurrido un error, favor intentar mas tarde');
    expect(notices(one)).toEqual([words.sinTelefonos]);
    expect(created(one)).toMatchObject([{ body: { telefonoSolicitante: '849-555-0177' } }]);
    // The page reloads to show the receipt.
    expect(kept(one)).toEqual([true]);
  });

  test('the receipt does not mention a saved phone, also after a second try', async () => {
    const one = await open({ [updateTelefonos.path]: 'sinConexion', [solicitudReembolso.path]: refused });
    await fill(one, { telefonoCelular: '8495550177' });
    await send(one);
    one.network.answers[updateTelefonos.path] = () => ({ mensaje: '' });
    one.network.answers[solicitudReembolso.path] = () => '11';
    one.form.send({ type: 'ENVIAR' });
    await arrive();
    await arrive();
    await arrive();
    expect([one.state(), kept(one)]).toEqual(['conRecibo', [false]]);
  });
});

losesNothing(request, {
  draft: 'borrador_1001_reimbursement',
  kept: reimbursementForm.kept,
  secrets: ['200012345678', '001-1000001-1', 'Factura.jpg', 'Noé', '1003'],
  requirements: documentoTipoReembolso.path,
  anotherType: '1',
  needed: 'terminos',
  called: {
    'llenando.escribiendo': 'llenando.documentos.escribiendo',
    'llenando.faltanDatos': 'llenando.documentos.faltanDatos',
    'llenando.pidiendoRequisitos': 'llenando.gasto.pidiendoRequisitos',
    'llenando.sinRequisitos': 'llenando.documentos.sinRequisitos',
    'llenando.adjuntando': 'llenando.documentos.adjuntando',
    buscandoPrestador: 'llenando.gasto.buscandoPrestador',
  },
  places: {
    guardandoTelefonos: async ({ network }, tell) => {
      network.answers[updateTelefonos.path] = 'nunca';
      tell({ type: 'ESCRIBIR', campo: 'telefonoCelular', valor: '8495550177' });
      tell({ type: 'REVISAR' });
      tell({ type: 'ENVIAR' });
      await arrive();
      await arrive();
    },
  },
});
