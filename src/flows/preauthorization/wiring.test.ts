import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { arrive, type fakeClient } from '../../../engine/fake-client';
import { fakeDevice } from '../../../engine/fake-device';
import { stateName } from '../../../engine/path-id';
import { openPortal, storedSession } from '../../../tests/platform/portal';
import { Problem } from '../../api/problem';
import type { AttachmentsBeside } from '../../app/attachments-beside';
import { startMember as realMember } from '../../app/member';
import { solicitudesPorDocumento, solicitudPreAutorizacion } from '../../contract/crm';
import { decodeReply } from '../../contract/decode';
import { datoscontactos } from '../../contract/login';
import { datospersonales, nucleoCarnet } from '../../contract/nucleo';
import { documentosRequeridos, solicitudTiposAutorizacion } from '../../contract/utility';
import { keptPreauthorizationFields } from '../../rules/preauthorization/preauthorization-draft';
import { requestFormTexts as words } from '../../texts/request-form';
import { preauthorizationTexts } from './texts';
import { preauthorizationLogic } from './wiring';

const wall = Date.parse('2026-11-21T15:00:00Z');
const option = (codigo: string, descripcion: string) => ({ codigo, descripcion, codigoPadre: '' });
const read = <T>(decoded: { ok: true; reply: T } | { ok: false; issues: readonly string[] }): T => {
  if (!decoded.ok) throw new Error(decoded.issues.join());
  return decoded.reply;
};
const core = read(
  decodeReply(datospersonales, {
    datosPersonales: { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', documentoIdentidad: '00110000011' },
    datosAfiliacion: [],
    nucleoFamiliar: {
      participantes: [
        { codigoAfiliado: '1002', nombres: 'Luis', apellidos: 'Peña', mayorEdad: true },
        { codigoAfiliado: '1003', nombres: 'Noé', apellidos: 'Peña', mayorEdad: false },
      ],
    },
  }),
);
const contact = read(
  decodeReply(datoscontactos, { telefonoCelular: '8095550142', correoElectronico: 'ana@ejemplo.do' }),
);
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
const page = (...numbers: readonly string[]) =>
  read(
    decodeReply(solicitudesPorDocumento, {
      result: { data: numbers.map((numeroCaso) => ({ numeroCaso })), cantidadRegistros: numbers.length },
    }),
  );

const startMember: typeof realMember = (parts) => realMember(parts, { apply: () => {} });
type Answers = Parameters<typeof fakeClient>[0];
type Device = ReturnType<typeof fakeDevice>;

/** The files of a form that asks for one, which is there or not. */
const fakeFiles = () => {
  const told: unknown[] = [];
  const file = new File(['x'], 'Indicacion.jpg', { type: 'image/jpeg' });
  const context = { requisitos: [], adjuntos: [], cola: [], reduciendo: null };
  const attached = {
    actor: {
      getSnapshot: () => ({ context }),
      subscribe: () => ({ unsubscribe: () => {} }),
      send: (event: unknown) => told.push(event),
    },
    box: { files: () => [file] },
    // Only what the form asks of it.
  } as unknown as AttachmentsBeside;
  return { attached, told, file };
};

const openOn = async (device: Device, answers: Answers = {}, tipoAfiliacion = 'TITULAR') => {
  const portal = await openPortal(device, {
    answers: {
      'Afiliado/getAfiliado': () => ({ nombres: 'Ana', apellidos: 'Peña', regimen: '', tipoAfiliacion }),
      [solicitudTiposAutorizacion.path]: () => [option('2', 'Laboratorios'), option('3', 'Procedimientos quirúrgicos')],
      [datospersonales.path]: () => core,
      [datoscontactos.path]: () => contact,
      [nucleoCarnet.path]: () => cards,
      [documentosRequeridos.path]: () => required,
      [solicitudesPorDocumento.path]: () => page('10'),
      [solicitudPreAutorizacion.path]: () => '11',
      ...answers,
    },
    loadMember: async () => ({ startMember }),
  });
  await arrive();
  const files = fakeFiles();
  const { logic, input } = preauthorizationLogic({ app: portal.app, attached: files.attached });
  const form = createActor(logic, { input, clock: portal.clock }).start();
  await arrive();
  return { ...portal, ...files, form, state: () => stateName(form.getSnapshot().value) };
};
const open = async (answers: Answers = {}, tipoAfiliacion = 'TITULAR') => {
  const device = fakeDevice(storedSession('1001', wall));
  device.now.wall = wall;
  return { device, ...(await openOn(device, answers, tipoAfiliacion)) };
};
type Opened = Awaited<ReturnType<typeof openOn>>;

const typed = { afiliado: '2', descripcion: 'Apendicectomía.' } as const;

const fill = async ({ form }: Opened, more: Record<string, string> = {}) => {
  form.send({ type: 'EMPEZAR' });
  form.send({ type: 'ESCRIBIR', campo: 'tipo', valor: '3' });
  await arrive();
  for (const [campo, valor] of Object.entries({ ...typed, ...more }))
    form.send({ type: 'ESCRIBIR', campo: campo as keyof typeof typed, valor });
  form.send({ type: 'BUSCAR_PRESTADOR' });
  form.send({
    type: 'PRESTADOR',
    prestador: { codigo: null, clase: 'CENTRO', nombre: 'Centro Médico Las Palmas', especialidad: '' },
  });
};
const send = async (one: Opened) => {
  one.form.send({ type: 'REVISAR' });
  one.form.send({ type: 'ENVIAR' });
  await arrive();
  await arrive();
};
const created = ({ askedFor }: Opened) => askedFor(solicitudPreAutorizacion.path).map(({ request }) => request);
const cut = () => {
  throw new Problem('sinRespuesta');
};

const body = {
  nss: '200000012',
  email: 'ana@ejemplo.do',
  tipoAutorizacion: 'Procedimientos quirúrgicos',
  centroMedico: 'Centro Médico Las Palmas',
  descripcion: 'Apendicectomía.',
  codigoSolicitante: '1003',
};

describe('what is sent', () => {
  test('[PREAUTH-01] a pre-authorization carries all of its fields and its files, and names its type as the server does', async () => {
    const one = await open();
    await fill(one);
    await send(one);
    expect(created(one)).toEqual([{ query: { contrato: '1001' }, body: { images: [one.file], ...body } }]);
  });

  test('[REQ-33] [REQ-34] a holder asks for anybody of the core, whoever is none for themselves', async () => {
    const named = ({ form }: Opened) =>
      form.getSnapshot().context.listas?.solicitante.afiliados.map((one) => one.nombre);
    expect(named(await open())).toEqual(['Ana Peña', 'Luis Peña', 'Noé Peña']);
    const dependent = await open({}, 'DEPENDIENTE');
    expect(named(dependent)).toEqual(['Ana Peña']);
    expect(dependent.form.getSnapshot().context.borrador.afiliado).toBe('0');
  });

  test('where no card tells a number it is written by hand, and a form without cards stands all the same', async () => {
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

  test('the list of providers opens while that is asked for, and on return it is asked again', async () => {
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

  test('[PREAUTH-08] [PREAUTH-09] [PREAUTH-17] where the service names none, the table of the type does, in JPG', async () => {
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

describe('exactly one case', () => {
  test('[REQ-25] [PREAUTH-22] [PREAUTH-23] its number is kept as a receipt, the draft goes, and the page loads anew after 2000 ms', async () => {
    const one = await open();
    await fill(one);
    await send(one);
    expect([one.state(), words.creado(one.form.getSnapshot().context.caso)]).toEqual([
      'creada',
      'Se ha creado el caso 11',
    ]);
    expect(JSON.parse(one.tab.get('recibo_1001_caso') ?? '')).toEqual({
      caso: '11',
      tipo: 'preautorizacion',
      hora: wall,
    });
    expect(one.device.local.get('borrador_1001_preauthorization')).toBeUndefined();
    one.clock.increment(1999);
    expect(one.reloads()).toBe(0);
    one.clock.increment(1);
    expect(one.reloads()).toBe(1);
  });

  test('ten taps send it once', async () => {
    const one = await open();
    await fill(one);
    one.form.send({ type: 'REVISAR' });
    for (let tap = 0; tap < 10; tap += 1) one.form.send({ type: 'ENVIAR' });
    await arrive();
    for (let tap = 0; tap < 10; tap += 1) one.form.send({ type: 'ENVIAR' });
    await arrive();
    expect(created(one)).toHaveLength(1);
  });

  test('a second tab with the same gets the case of the first, and sends nothing', async () => {
    const device = fakeDevice(storedSession('1001', wall));
    device.now.wall = wall;
    const [one, other] = [await openOn(device), await openOn(device)];
    await fill(one);
    await fill(other);
    await send(one);
    await send(other);
    expect([created(one).length, created(other).length]).toEqual([1, 0]);
    expect([one, other].map(({ form }) => form.getSnapshot().context.caso)).toEqual(['11', '11']);
  });

  test('a second tab with the same, after the answer of the first was lost, asks what became of it and sends nothing', async () => {
    const device = fakeDevice(storedSession('1001', wall));
    device.now.wall = wall;
    const one = await openOn(device, { [solicitudPreAutorizacion.path]: cut });
    const other = await openOn(device);
    await fill(one);
    await fill(other);
    await send(one);
    await send(other);
    expect([one.state(), other.state()]).toEqual(['sinConfirmar', 'sinConfirmar']);
    expect(created(other)).toEqual([]);
  });

  test.each([
    ['exactly one new number is the case', ['12', '10'], 'creada', '12', []],
    ['none says that nobody knows', ['10'], 'sinConfirmar', '', []],
    ['two say that nobody knows, and are shown', ['13', '12', '10'], 'sinConfirmar', '', ['13', '12']],
  ] as const)('of a lost answer %s, and nothing is sent again', async (_, after, state, caso, nuevos) => {
    let lists = 0;
    const one = await open({
      [solicitudPreAutorizacion.path]: cut,
      [solicitudesPorDocumento.path]: () => {
        lists += 1;
        return lists === 1 ? page('10') : page(...after);
      },
    });
    await fill(one);
    await send(one);
    await arrive();
    expect([one.state(), one.form.getSnapshot().context.caso, one.form.getSnapshot().context.nuevos]).toEqual([
      state,
      caso,
      nuevos,
    ]);
    expect(created(one)).toHaveLength(1);
  });

  test('a list that cannot be read before keeps it from being sent', async () => {
    const one = await open({ [solicitudesPorDocumento.path]: 'sinConexion' });
    await fill(one);
    await send(one);
    expect([one.state(), created(one)]).toEqual(['revisando.sinEnviar', []]);
  });

  test('[PREAUTH-21] a refusal and an empty result create nothing: the one is told, the other looked up', async () => {
    const refused = await open({
      [solicitudPreAutorizacion.path]: () => {
        throw new Problem('sinServicio', { status: 422 });
      },
    });
    await fill(refused);
    await send(refused);
    expect([refused.state(), preauthorizationTexts.noCreada]).toEqual([
      'revisando.noCreada',
      'Ha ocurrido un error al procesar la solicitud. Por favor, inténtalo de nuevo más tarde o vuelve a intentarlo en unos momentos.',
    ]);
    const empty = await open({ [solicitudPreAutorizacion.path]: 'ilegible' });
    await fill(empty);
    await send(empty);
    await arrive();
    expect(empty.state()).toBe('sinConfirmar');
  });
});

describe('nothing typed is lost', () => {
  const places: Record<string, (one: Opened) => Promise<void>> = {
    'llenando.escribiendo': async () => {},
    'llenando.faltanDatos': async ({ form }) => {
      form.send({ type: 'ESCRIBIR', campo: 'nss', valor: '' });
      form.send({ type: 'REVISAR' });
    },
    buscandoPrestador: async ({ form }) => form.send({ type: 'BUSCAR_PRESTADOR' }),
    'revisando.leyendo': async ({ form }) => form.send({ type: 'REVISAR' }),
    anotandoCasos: async (one) => {
      one.network.answers[solicitudesPorDocumento.path] = 'nunca';
      await send(one);
    },
    'revisando.sinEnviar': async (one) => {
      one.network.answers[solicitudesPorDocumento.path] = 'sinConexion';
      await send(one);
    },
    enviando: async (one) => {
      one.network.answers[solicitudPreAutorizacion.path] = 'nunca';
      await send(one);
    },
    'revisando.noCreada': async (one) => {
      one.network.answers[solicitudPreAutorizacion.path] = () => {
        throw new Problem('sinServicio', { status: 422 });
      };
      await send(one);
    },
    sinConfirmar: async (one) => {
      one.network.answers[solicitudPreAutorizacion.path] = 'sinRespuesta';
      await send(one);
      await arrive();
    },
  };
  const wasSent = ['enviando', 'revisando.noCreada', 'sinConfirmar'];
  const ends: Record<string, (one: Opened) => void> = {
    'the browser is ended': () => {},
    'the page is loaded anew': ({ form }) => void form.stop(),
    'the service answers 401': ({ network }) => network.expire(),
    'the session ends for inactivity': ({ app }) => app.session.send({ type: 'SALIR', motivo: 'inactividad' }),
    'somebody goes back': ({ form }) => void form.stop(),
    'the log-in page is opened': ({ app }) => app.session.send({ type: 'SALIR', motivo: 'llegada' }),
  };
  const fieldsOf = ({ form }: Opened) => {
    const { borrador } = form.getSnapshot().context;
    return Object.fromEntries(keptPreauthorizationFields.map((field) => [field, borrador[field]]));
  };

  for (const [place, go] of Object.entries(places))
    test.each(Object.entries(ends))(`in ${place}, when %s`, async (_, end) => {
      const one = await open();
      await fill(one);
      await go(one);
      expect(one.state()).toBe(place);
      const before = fieldsOf(one);
      end(one);
      await arrive();
      const stored = JSON.stringify([...one.device.local.entries()]);
      for (const secret of ['200000012', '200000011', 'Indicacion.jpg', 'Noé', '1003'])
        expect(stored).not.toContain(secret);
      for (const [key, value] of Object.entries(storedSession('1001', wall))) one.device.local.set(key, value);
      const later = await openOn(one.device);
      await arrive();
      // What was sent, or may have been, is looked up before anything else.
      expect(later.state()).toBe(wasSent.includes(place) ? 'sinConfirmar' : 'antes.conBorrador');
      later.form.send({ type: wasSent.includes(place) ? 'CORREGIR' : 'SEGUIR' });
      await arrive();
      expect(fieldsOf(later)).toEqual(before);
      expect(created(later)).toEqual([]);
    });

  test('whoever logs out leaves nothing, and another member finds nothing', async () => {
    const one = await open();
    await fill(one);
    one.app.session.send({ type: 'SALIR', motivo: 'salida' });
    await arrive();
    expect([...one.device.local.keys()].filter((key) => key.startsWith('borrador_'))).toEqual([]);
    const other = await open();
    await fill(other);
    for (const [key, value] of Object.entries(storedSession('1009', wall))) other.device.local.set(key, value);
    expect((await openOn(other.device)).state()).toBe('antes.nuevo');
  });

  test('after a day it is not offered, and discarded it goes with one tap', async () => {
    const one = await open();
    await fill(one);
    one.device.sleep(24 * 3600);
    for (const [key, value] of Object.entries(storedSession('1001', one.device.now.wall)))
      one.device.local.set(key, value);
    expect((await openOn(one.device)).state()).toBe('antes.nuevo');
    const two = await open();
    await fill(two);
    const later = await openOn(two.device);
    expect(later.form.getSnapshot().context.recuerdo?.hora).toBe(wall);
    later.form.send({ type: 'DESCARTAR' });
    expect([later.state(), two.device.local.get('borrador_1001_preauthorization')]).toEqual(['antes.nuevo', undefined]);
  });
});
