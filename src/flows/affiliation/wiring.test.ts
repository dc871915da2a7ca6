import { describe, expect, test } from 'vitest';
import { updateTelefonos } from '../../../domain/contract/afiliado';
import { cargardocumento, consultarDocumentosPorTicket, solicitudesPorDocumento } from '../../../domain/contract/crm';
import { datoscontactos } from '../../../domain/contract/login';
import { documentosRequeridos } from '../../../domain/contract/utility';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { requestForms, requiredOf, storedOf } from '../../../tests/stand-ins/request-forms';
import {
  type Answers,
  broken,
  casesOf,
  cut,
  endedUnderWay,
  memberDevice,
  refused,
  wall,
} from '../../../tests/stand-ins/requests';
import { affiliationTexts } from './texts';

const limits = { requerido: true, bytes: 2_097_152 };
const holder = {
  own: { regimen: 'Subsidiado' },
  body: {
    cedula: '001-1000001-1',
    telefono: '809-555-0142',
    nombre: 'Josefa',
    apellido: 'Peña',
    email: 'lia@ejemplo.do',
    regimen: 'Subsidiado',
  },
  tipoSolicitud: '1',
  requisitos: [
    { codigo: 'cedula', nombre: 'Cédula', ...limits, formatos: ['jpg', 'pdf'], cantidad: 2 },
    { codigo: 'acta de nacimiento', nombre: 'Acta de nacimiento', ...limits, formatos: ['jpg', 'pdf'], cantidad: 2 },
  ],
};
const dependent = {
  own: { nombre: ' Lía ' },
  body: {
    cedula: '402-1234567-8',
    nombre: 'Lía',
    apellido: 'Peña',
    email: 'lia@ejemplo.do',
    telefono: '809-555-0199',
    celular: '809-555-0142',
    institucion: 'Escuela Duarte',
  },
  tipoSolicitud: '2',
  requisitos: [
    {
      codigo: 'documentos del dependiente',
      nombre: 'Documentos del dependiente',
      ...limits,
      formatos: ['jpg'],
      cantidad: 5,
    },
  ],
};
const kinds = { holder, dependent };

test.each([
  ['holder', '[AFTIT-01] [AFTIT-08]'],
  ['dependent', '[AFDEP-01] [AFTIT-08]'],
] as const)('%s: is created from its fields alone; its files follow with the case number · %s', async (kind, _) => {
  const { open, fill, send } = requestForms[kind];
  const one = await open();
  await fill(one, kinds[kind].own);
  await send(one);
  expect(one.created()).toEqual([{ query: { contrato: '1001' }, body: kinds[kind].body }]);
  expect(one.askedFor(cargardocumento.path).map(({ request }) => request)).toEqual([
    { query: { ticketName: '11' }, body: { images: [one.file] } },
  ]);
});

test.each([
  ['holder', '[AFTIT-04] [ATTACH-20]'],
  ['dependent', '[AFDEP-03] [ATTACH-20]'],
] as const)('%s: reads the documents it accepts, and knows them where the service names none · %s', async (kind, _) => {
  const one = await requestForms[kind].open({ [documentosRequeridos.path]: () => requiredOf() });
  expect(one.askedFor(documentosRequeridos.path).map(({ request }) => request)).toEqual([
    { body: { tipoSolicitud: kinds[kind].tipoSolicitud } },
  ]);
  expect(one.told).toEqual([{ type: 'REQUISITOS', requisitos: kinds[kind].requisitos }]);
});

describe.each(['holder', 'dependent'] as const)('%s', (kind) => {
  const { open, openOn, fill, send, forma, draft, create } = requestForms[kind];
  type Opened = Awaited<ReturnType<typeof open>>;
  const heard = (one: Opened) => [one.created().length, one.askedFor(cargardocumento.path).length];
  const contextOf = ({ form }: Opened) => form.getSnapshot().context;
  const sent = async (answers: Answers) => {
    const one = await open(answers);
    await fill(one);
    await send(one);
    return one;
  };
  const settled = async ({ state }: Opened) => {
    for (let turn = 0; turn < 3; turn += 1) await arrive();
    return state();
  };

  test("[ATTACH-17] after the upload says 'Carga de arcivos realizada'", async () => {
    const one = await sent({});
    expect([one.state(), contextOf(one).cargados, affiliationTexts.cargados]).toEqual([
      'creada',
      true,
      'Carga de arcivos realizada',
    ]);
  });

  test("[ATTACH-18] after rejected documents says 'Ha ocurrido un error en la carga de archivos', and accepts them again for the same case", async () => {
    const one = await sent({ [cargardocumento.path]: refused });
    expect([one.state(), affiliationTexts.noCargados, one.replaced]).toEqual([
      'sinDocumentos.noCargados',
      'Ha ocurrido un error en la carga de archivos',
      [],
    ]);
    one.network.answers[cargardocumento.path] = () => ({ mensaje: '' });
    one.form.send({ type: 'ENVIAR' });
    expect([await settled(one), heard(one)]).toEqual(['creada', [1, 2]]);
  });

  test('a failure of the start is no longer told once there is a case', async () => {
    const one = await open({ [documentosRequeridos.path]: 'sinConexion' });
    expect([one.state(), contextOf(one).problema?.kind]).toEqual(['fallido.sinRequisitos', 'sinConexion']);
    one.network.answers[documentosRequeridos.path] = () => requiredOf({ codigo: 'cedula', descripcion: 'Cédula' });
    one.form.send({ type: 'REINTENTAR' });
    await settled(one);
    await fill(one);
    await send(one);
    expect([one.state(), contextOf(one).problema]).toEqual(['creada', null]);
  });

  test('after the reload the receipt reports a phone that could not be saved', async () => {
    const one = await open({ [updateTelefonos.path]: 'sinConexion' });
    await fill(one, { telefonoCelular: '8495550177' });
    await send(one);
    expect([one.state(), one.receipt()]).toEqual([
      'creada',
      { caso: '11', tipo: forma, hora: wall, sinTelefonos: true },
    ]);
  });

  test('the documents follow to a case that was found after a lost answer, and its failure is no longer reported', async () => {
    const lists = [casesOf('10'), casesOf('12', '10')];
    const one = await sent({
      [create]: broken,
      [solicitudesPorDocumento.path]: () => lists.shift(),
      [cargardocumento.path]: 'nunca',
    });
    expect([one.state(), contextOf(one).problema, heard(one)]).toEqual(['subiendo', null, [1, 1]]);
    expect(one.askedFor(cargardocumento.path)).toMatchObject([{ request: { query: { ticketName: '12' } } }]);
  });

  describe('after a lost answer to the documents', () => {
    const lost = (...stored: readonly string[]) =>
      sent({ [cargardocumento.path]: cut, [consultarDocumentosPorTicket.path]: () => storedOf(...stored) });

    test.each([
      ['that was cut', cut],
      ['that the end of the session prevented', endedUnderWay],
    ])('%s, stored documents prove that they arrived', async (_, answer) => {
      const one = await sent({
        [cargardocumento.path]: answer,
        [consultarDocumentosPorTicket.path]: () => storedOf('Cedula.jpg'),
      });
      expect([one.state(), heard(one)]).toEqual(['creada', [1, 1]]);
      expect(one.askedFor(consultarDocumentosPorTicket.path)).toMatchObject([
        { request: { query: { numeroTicket: '11' } } },
      ]);
    });

    test('missing documents leave the case without them, until a press sends them again', async () => {
      const one = await lost();
      expect([one.state(), contextOf(one).faltan, heard(one)]).toEqual([
        'sinDocumentos.incompleto',
        ['Cédula'],
        [1, 1],
      ]);
      one.network.answers[cargardocumento.path] = () => ({ mensaje: '' });
      one.form.send({ type: 'ENVIAR' });
      expect([await settled(one), heard(one)]).toEqual(['creada', [1, 2]]);
    });

    test('their failure is still reported after the lookup', async () => {
      const one = await sent({ [cargardocumento.path]: broken });
      expect([one.state(), contextOf(one).problema]).toEqual([
        'sinDocumentos.incompleto',
        { kind: 'sinServicio', status: 500, mensaje: '' },
      ]);
    });

    test('if they cannot be read the outcome stays unknown until the network returns', async () => {
      const one = await sent({ [cargardocumento.path]: cut, [consultarDocumentosPorTicket.path]: 'sinConexion' });
      expect([one.state(), heard(one)]).toEqual(['sinDocumentos.sinConfirmar', [1, 1]]);
      one.network.answers[consultarDocumentosPorTicket.path] = () => storedOf('Cedula.jpg');
      one.setOnline(false);
      one.setOnline(true);
      expect([await settled(one), heard(one)]).toEqual(['creada', [1, 1]]);
    });

    test('after a reload the case asks for its files again, which can be left out', async () => {
      const one = await lost();
      one.form.stop();
      const later = await openOn(one.device);
      expect([later.state(), contextOf(later).caso]).toEqual(['sinDocumentos.incompleto', '11']);
      later.form.send({ type: 'ENVIAR' });
      expect([later.state(), heard(later)]).toEqual(['sinDocumentos.faltanArchivos', [0, 0]]);
      later.form.send({ type: 'TERMINAR' });
      expect(later.replaced).toEqual([`/solicitudes?recibo=${forma}`]);
      expect(later.receipt()).toEqual({ caso: '11', tipo: forma, hora: wall, sinTelefonos: false });
      expect((await openOn(one.device)).state()).toBe('antes.nuevo');
    });
  });

  test('a case from another browser receives its missing documents, and the draft of a new request stays', async () => {
    const device = memberDevice();
    const begun = await openOn(device);
    await fill(begun);
    begun.form.stop();
    const before = device.local.get(draft);
    const one = await openOn(device, {}, { numeroCaso: '7' });
    expect([one.state(), contextOf(one).faltan]).toEqual(['sinDocumentos.incompleto', ['Cédula']]);
    one.attach();
    one.form.send({ type: 'ENVIAR' });
    expect([await settled(one), heard(one)]).toEqual(['creada', [0, 1]]);
    expect(one.askedFor(cargardocumento.path)).toMatchObject([{ request: { query: { ticketName: '7' } } }]);
    one.form.send({ type: 'CONTINUAR' });
    expect([one.left, one.replaced, one.receipt()]).toEqual([['7'], [], null]);
    expect([before === undefined, device.local.get(draft)]).toEqual([false, before]);
  });

  test.each([
    [datoscontactos.path, 'fallido.sinDatos'],
    [documentosRequeridos.path, 'fallido.sinRequisitos'],
  ])('reports %s if it cannot be read, and loads it at the next try', async (call, state) => {
    const whole = await open();
    const one = await open({ [call]: 'sinConexion' });
    expect(one.state()).toBe(state);
    Object.assign(one.network.answers, { [call]: whole.network.answers[call] });
    one.form.send({ type: 'REINTENTAR' });
    expect(await settled(one)).toBe('antes.nuevo');
  });
});
