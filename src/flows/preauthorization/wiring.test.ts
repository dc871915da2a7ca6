import { describe, expect, test } from 'vitest';
import { solicitudPreAutorizacion } from '../../../domain/contract/crm';
import { decodeReply } from '../../../domain/contract/decode';
import { nucleoCarnet } from '../../../domain/contract/nucleo';
import { documentosRequeridos, solicitudTiposAutorizacion } from '../../../domain/contract/utility';
import { preauthorizationForm } from '../../../machines/preauthorization/preauthorization-form';
import { losesNothing, makesOneCase } from '../../../tests/shared/request-promises';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { memberDevice, read, refused, wall } from '../../../tests/stand-ins/requests';
import { option, typedRequest } from '../../../tests/stand-ins/typed-request';
import { requestFormTexts as words } from '../../texts/request-form';
import { preauthorizationTexts } from './texts';
import { preauthorizationLogic } from './wiring';

const cards = read(
  decodeReply(nucleoCarnet, [
    {
      idAfiliado: '1001',
      nss: '200000011',
      nucleoFamiliar: {
        participantes: [{ codigoAfiliado: '1003', nombres: 'Noé', apellidos: 'Peña', nss: '200000012' }],
      },
    },
  ]),
);
const needed = (requirements: object) => read(decodeReply(documentosRequeridos, { result: requirements }));
const required = needed([{ codigo: 'indicacion', descripcion: 'Indicación', requerido: true }]);
const request = typedRequest({
  make: preauthorizationLogic,
  create: solicitudPreAutorizacion.path,
  answers: {
    [solicitudTiposAutorizacion.path]: () => [option('2', 'Laboratorios'), option('3', 'Procedimientos quirúrgicos')],
    [nucleoCarnet.path]: () => cards,
    [documentosRequeridos.path]: () => required,
  },
  file: 'Indicacion.jpg',
  tipo: '3',
  typed: { afiliado: '2', descripcion: 'Apendicectomía.' },
  prestador: 'Centro Médico Las Palmas',
});
const { open, fill, send, created } = request;
type Opened = Awaited<ReturnType<typeof open>>;

const body = {
  nss: '200000012',
  email: 'ana@ejemplo.do',
  tipoAutorizacion: 'Procedimientos quirúrgicos',
  centroMedico: 'Centro Médico Las Palmas',
  descripcion: 'Apendicectomía.',
  codigoSolicitante: '1003',
};

describe('a submit', () => {
  test("[PREAUTH-01] sends all fields and files, with the server's name of the type", async () => {
    const one = await open();
    await fill(one);
    await send(one);
    expect(created(one)).toEqual([{ query: { contrato: '1001' }, body: { images: [one.file], ...body } }]);
  });

  test('[REQ-33] [REQ-34] a holder requests for anybody of the core, a dependent only for themselves', async () => {
    const named = ({ form }: Opened) =>
      form.getSnapshot().context.listas?.solicitante.afiliados.map((one) => one.nombre);
    expect(named(await open())).toEqual(['Ana Peña', 'Luis Peña', 'Noé Peña']);
    const dependent = await open({}, 'DEPENDIENTE');
    expect(named(dependent)).toEqual(['Ana Peña']);
    expect(dependent.form.getSnapshot().context.borrador.afiliado).toBe('0');
  });

  test('without a number on the card the member types it, and a form without cards works all the same', async () => {
    const adult = await open();
    await fill(adult, { afiliado: '1' });
    expect(adult.form.getSnapshot().context.borrador.nss).toBe('');
    adult.form.send({ type: 'REVISAR' });
    expect([adult.state(), adult.form.getSnapshot().context.faltas]).toEqual([
      'llenando.faltanDatos',
      { nss: 'falta' },
    ]);
    const without = await open({ [nucleoCarnet.path]: 'sinServicio' }, 'DEPENDIENTE');
    expect([without.state(), without.form.getSnapshot().context.listas?.nss]).toEqual(['antes.nuevo', {}]);
    const own = await open({}, 'DEPENDIENTE');
    own.form.send({ type: 'EMPEZAR' });
    expect(own.form.getSnapshot().context.borrador).toMatchObject({ afiliado: '0', nss: '200000011' });
  });

  test('[ATTACH-20] choosing a type reads its required documents, and hands them to the attachments', async () => {
    const one = await open();
    one.form.send({ type: 'EMPEZAR' });
    one.form.send({ type: 'ESCRIBIR', campo: 'tipo', valor: '2' });
    expect(one.state()).toBe('llenando.pidiendoRequisitos');
    await arrive();
    expect(one.askedFor(documentosRequeridos.path).map(({ request }) => request)).toEqual([
      { body: { tipoSolicitud: '4', tipoAutorizacion: '2' } },
    ]);
    expect(one.told).toMatchObject([
      {
        type: 'REQUISITOS',
        requisitos: [{ codigo: 'indicacion', nombre: 'Indicación', formatos: ['jpg'], cantidad: 3 }],
      },
    ]);
  });

  test('the list of providers can be opened during that call, which is repeated on return', async () => {
    const one = await open({ [documentosRequeridos.path]: 'nunca' });
    one.form.send({ type: 'EMPEZAR' });
    one.form.send({ type: 'ESCRIBIR', campo: 'tipo', valor: '2' });
    one.form.send({ type: 'REVISAR' });
    expect(one.state()).toBe('llenando.pidiendoRequisitos');
    one.form.send({ type: 'BUSCAR_PRESTADOR' });
    expect(one.state()).toBe('buscandoPrestador');
    one.network.answers[documentosRequeridos.path] = () => required;
    one.form.send({ type: 'PRESTADOR', prestador: null });
    await arrive();
    expect([one.state(), one.told.length]).toEqual(['llenando.escribiendo', 1]);
  });

  test('unknown required documents are requested again before a file can be added', async () => {
    const one = await open();
    await fill(one);
    one.network.answers[documentosRequeridos.path] = 'sinRespuesta';
    one.form.send({ type: 'ESCRIBIR', campo: 'tipo', valor: '2' });
    await arrive();
    one.form.send({ type: 'ADJUNTOS', adjuntos: { faltan: [], cargados: 0, requeridos: 0, ocupado: true } });
    expect(one.state()).toBe('llenando.sinRequisitos');
    one.form.send({ type: 'REVISAR' });
    expect(one.state()).toBe('llenando.pidiendoRequisitos');
  });

  test('and also with an invalid field, by a press or with the network [PREAUTH-09, ATTACH-20]', async () => {
    const one = await open({ [documentosRequeridos.path]: 'sinConexion' });
    one.form.send({ type: 'EMPEZAR' });
    one.form.send({ type: 'REVISAR' });
    one.form.send({ type: 'REINTENTAR' });
    expect(one.state()).toBe('llenando.faltanDatos');
    for (const again of ['REINTENTAR', 'EN_LINEA'] as const) {
      one.form.send({ type: 'ESCRIBIR', campo: 'tipo', valor: '2' });
      await arrive();
      one.form.send({ type: 'REVISAR' });
      expect(one.state()).toBe('llenando.faltanDatos');
      one.form.send({ type: again });
      expect(one.state()).toBe('llenando.pidiendoRequisitos');
    }
  });

  test('a type in a draft that the list no longer has must be selected again', async () => {
    const device = memberDevice();
    const datos = { borrador: { tipo: '9', descripcion: 'Control.' }, hora: wall, antes: null };
    device.local.set('borrador_1001_preauthorization', JSON.stringify({ desde: wall, datos }));
    const one = await request.openOn(device);
    one.form.send({ type: 'SEGUIR' });
    const { tipo, descripcion } = one.form.getSnapshot().context.borrador;
    expect([one.state(), tipo, descripcion]).toEqual(['llenando.escribiendo', '', 'Control.']);
  });

  test("[PREAUTH-08] [PREAUTH-09] [PREAUTH-17] without documents of the service, the type's table applies, in JPG", async () => {
    const one = await open({ [documentosRequeridos.path]: () => needed([]) });
    one.form.send({ type: 'EMPEZAR' });
    one.form.send({ type: 'ESCRIBIR', campo: 'tipo', valor: '3' });
    await arrive();
    const jpg = { formatos: ['jpg'], requerido: true };
    expect(one.told).toMatchObject([
      {
        type: 'REQUISITOS',
        requisitos: [
          { nombre: 'Indicación', cantidad: 3, ...jpg },
          { nombre: 'Historia clínica', cantidad: 5, ...jpg },
          { nombre: 'Reporte de estudio', cantidad: 5, ...jpg },
          { nombre: 'Cédula', cantidad: 2, ...jpg },
        ],
      },
    ]);
  });
});

describe('the result', () => {
  test('[REQ-25] [PREAUTH-22] [PREAUTH-23] stores the number as a receipt, deletes the draft, and reloads after 2000 ms', async () => {
    const one = await open();
    await fill(one);
    await send(one);
    expect([one.state(), words.creado(one.form.getSnapshot().context.caso)]).toEqual([
      'conRecibo',
      'Se ha creado el caso 11',
    ]);
    expect(JSON.parse(one.tab.get('recibo_1001_caso') ?? '')).toEqual({
      caso: '11',
      tipo: 'preautorizacion',
      hora: wall,
      sinTelefonos: false,
    });
    expect(one.device.local.get('borrador_1001_preauthorization')).toBeUndefined();
    expect(one.forgotten()).toBe(1);
    one.clock.increment(1999);
    expect(one.replaced).toEqual([]);
    one.clock.increment(1);
    expect(one.replaced).toEqual(['/solicitudes?recibo=preautorizacion']);
  });

  test('[PREAUTH-21] reports a refusal, which creates nothing', async () => {
    const one = await open({ [solicitudPreAutorizacion.path]: refused });
    await fill(one);
    await send(one);
    expect([one.state(), preauthorizationTexts.noCreada]).toEqual([
      'revisando.noCreada',
      'Ha ocurrido un error al procesar la solicitud. Por favor, inténtalo de nuevo más tarde o vuelve a intentarlo en unos momentos.',
    ]);
  });
});

makesOneCase(request);

losesNothing(request, {
  draft: 'borrador_1001_preauthorization',
  kept: preauthorizationForm.kept,
  secrets: ['200000012', '200000011', 'Indicacion.jpg', 'Noé', '1003'],
  requirements: documentosRequeridos.path,
  anotherType: '2',
  needed: 'nss',
});
