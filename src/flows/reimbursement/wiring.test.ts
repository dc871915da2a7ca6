import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { arrive, type fakeClient } from '../../../engine/fake-client';
import { fakeDevice } from '../../../engine/fake-device';
import { stateName } from '../../../engine/path-id';
import { openPortal, storedSession } from '../../../tests/platform/portal';
import { Problem } from '../../api/problem';
import type { AttachmentsBeside } from '../../app/attachments-beside';
import { startMember as realMember } from '../../app/member';
import { updateTelefonos } from '../../contract/afiliado';
import { solicitudesPorDocumento, solicitudReembolso } from '../../contract/crm';
import { decodeReply } from '../../contract/decode';
import { datoscontactos } from '../../contract/login';
import { datospersonales } from '../../contract/nucleo';
import { bancos, documentoTipoReembolso, tipoReembolso } from '../../contract/utility';
import { keptReimbursementFields } from '../../rules/reimbursement/reimbursement-draft';
import { requestFormTexts as words } from '../../texts/request-form';
import { reimbursementTexts } from './texts';
import { reimbursementLogic } from './wiring';

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
const required = read(decodeReply(documentoTipoReembolso, [{ codigo: '1', descripcion: 'Factura', requerido: true }]));
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
  const file = new File(['x'], 'Factura.jpg', { type: 'image/jpeg' });
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
      [tipoReembolso.path]: () => [option('1', 'Consulta'), option('2', 'Medicamentos')],
      [bancos.path]: () => [option('7', 'Banco de la Vega')],
      [datospersonales.path]: () => core,
      [datoscontactos.path]: () => contact,
      [documentoTipoReembolso.path]: () => required,
      [updateTelefonos.path]: () => ({ mensaje: '' }),
      [solicitudesPorDocumento.path]: () => page('10'),
      [solicitudReembolso.path]: () => '11',
      ...answers,
    },
    loadMember: async () => ({ startMember }),
  });
  await arrive();
  const files = fakeFiles();
  const { logic, input } = reimbursementLogic({ app: portal.app, attached: files.attached });
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

const typed = {
  afiliado: '2',
  fechaServicio: '05-11-2026',
  monto: '2480',
  motivo: 'Compra de medicamentos.',
  banco: '7',
  tipoCuenta: 'Ahorro',
  noCuenta: '200012345678',
  terminos: 'si',
} as const;

const fill = async ({ form }: Opened, more: Record<string, string> = {}) => {
  form.send({ type: 'EMPEZAR' });
  form.send({ type: 'ESCRIBIR', campo: 'tipo', valor: '2' });
  await arrive();
  for (const [campo, valor] of Object.entries({ ...typed, ...more }))
    form.send({ type: 'ESCRIBIR', campo: campo as keyof typeof typed, valor });
  form.send({ type: 'BUSCAR_PRESTADOR' });
  form.send({
    type: 'PRESTADOR',
    prestador: { codigo: null, clase: 'CENTRO', nombre: 'Farmacia Los Prados', especialidad: '' },
  });
};
const send = async (one: Opened) => {
  one.form.send({ type: 'REVISAR' });
  one.form.send({ type: 'ENVIAR' });
  await arrive();
  await arrive();
};
const created = ({ askedFor }: Opened) => askedFor(solicitudReembolso.path).map(({ request }) => request);
const cut = () => {
  throw new Problem('sinRespuesta');
};

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

describe('what is sent', () => {
  test('[REIMB-01] [REIMB-03] [REIMB-22] a reimbursement carries all of its fields and its files, and names types and banks as the server does', async () => {
    const one = await open();
    await fill(one);
    await send(one);
    expect(created(one)).toEqual([{ query: { contrato: '1001' }, body: { images: [one.file], ...body } }]);
  });

  test('[REIMB-30] [REQ-33] [REQ-34] a holder asks for anybody of the core, whoever is none for themselves', async () => {
    const named = ({ form }: Opened) =>
      form.getSnapshot().context.listas?.solicitante.afiliados.map((one) => one.nombre);
    expect(named(await open())).toEqual(['Ana Peña', 'Luis Peña', 'Noé Peña']);
    const dependent = await open({}, 'DEPENDIENTE');
    expect(named(dependent)).toEqual(['Ana Peña']);
    expect(dependent.form.getSnapshot().context.borrador.afiliado).toBe('0');
  });

  test('[REIMB-04] [ATTACH-20] choosing a type reads its required documents, and hands them to the attachments', async () => {
    const one = await open();
    one.form.send({ type: 'EMPEZAR' });
    one.form.send({ type: 'ESCRIBIR', campo: 'tipo', valor: '2' });
    expect(one.state()).toBe('llenando.pidiendoRequisitos');
    await arrive();
    expect(one.askedFor(documentoTipoReembolso.path).map(({ request }) => request)).toEqual([
      { query: { tipoReembolso: '2' } },
    ]);
    expect(one.told).toMatchObject([{ type: 'REQUISITOS', requisitos: [{ codigo: '1', nombre: 'Factura' }] }]);
  });
});

describe('exactly one case', () => {
  test('[REQ-25] [REIMB-24] its number is kept as a receipt, the draft goes, and the page loads anew after 2000 ms', async () => {
    const one = await open();
    await fill(one);
    await send(one);
    expect([one.state(), one.form.getSnapshot().context.caso]).toEqual(['creada', '11']);
    expect(JSON.parse(one.tab.get('recibo_1001_caso') ?? '')).toEqual({ caso: '11', tipo: 'reembolso', hora: wall });
    expect(one.device.local.get('borrador_1001_reimbursement')).toBeUndefined();
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
    const one = await openOn(device, { [solicitudReembolso.path]: cut });
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
      [solicitudReembolso.path]: cut,
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

  test('[REIMB-23] a refusal and an empty result create nothing: the one is told, the other looked up', async () => {
    const refused = await open({
      [solicitudReembolso.path]: () => {
        throw new Problem('sinServicio', { status: 422 });
      },
    });
    await fill(refused);
    await send(refused);
    expect([refused.state(), reimbursementTexts.noCreada]).toEqual([
      'revisando.noCreada',
      'Ha ocurrido un error al moment de procesar el formulario',
    ]);
    const empty = await open({ [solicitudReembolso.path]: 'ilegible' });
    await fill(empty);
    await send(empty);
    await arrive();
    expect(empty.state()).toBe('sinConfirmar');
  });
});

describe('a changed phone', () => {
  const notices = ({ app }: Opened) => app.snackbars.getSnapshot().context.visibles.map(({ titulo }) => titulo);

  test('[REQ-28] [REQ-29] a changed cell phone is stored for the member, and said', async () => {
    const one = await open();
    await fill(one, { telefonoCelular: '8495550177' });
    await send(one);
    expect(one.askedFor(updateTelefonos.path).map(({ request }) => request)).toEqual([
      { query: { CodigoAfiliado: '1001' }, body: { TelefonoCelular: '849-555-0177' } },
    ]);
    expect(words.telefonos.telefonoCelular).toBe('Teléfono celular actualizado con éxito');
    expect(notices(one)).toEqual([words.telefonos.telefonoCelular]);
  });

  test('[REQ-28] [REQ-30] a home phone, too', async () => {
    const one = await open();
    await fill(one, { telefonoResidencial: '8095550199' });
    await send(one);
    expect(words.telefonos.telefonoResidencial).toBe('Teléfono residencial actualizado con éxito');
    expect(notices(one)).toEqual([words.telefonos.telefonoResidencial]);
  });

  test('[REQ-31] one that cannot be stored says so, and the request goes on with it', async () => {
    const one = await open({ [updateTelefonos.path]: 'sinConexion' });
    await fill(one, { telefonoCelular: '8495550177' });
    await send(one);
    expect(words.sinTelefonos).toBe('Ha ocurrido un error, favor intentar mas tarde');
    expect(notices(one)).toEqual([words.sinTelefonos]);
    expect(created(one)).toMatchObject([{ body: { telefonoSolicitante: '849-555-0177' } }]);
  });
});

describe('nothing typed is lost', () => {
  const places: Record<string, (one: Opened) => Promise<void>> = {
    'llenando.escribiendo': async () => {},
    'llenando.faltanDatos': async ({ form }) => {
      form.send({ type: 'ESCRIBIR', campo: 'noCuenta', valor: '' });
      form.send({ type: 'REVISAR' });
    },
    'llenando.pidiendoRequisitos': async ({ form, network }) => {
      network.answers[documentoTipoReembolso.path] = 'nunca';
      form.send({ type: 'ESCRIBIR', campo: 'tipo', valor: '1' });
    },
    'llenando.sinRequisitos': async ({ form, network }) => {
      network.answers[documentoTipoReembolso.path] = 'sinRespuesta';
      form.send({ type: 'ESCRIBIR', campo: 'tipo', valor: '1' });
      await arrive();
    },
    'llenando.adjuntando': async ({ form }) => {
      const adjuntos = { faltan: [], cargados: 1, requeridos: 1, ocupado: true };
      form.send({ type: 'ADJUNTOS', adjuntos });
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
    guardandoTelefonos: async (one) => {
      one.network.answers[updateTelefonos.path] = 'nunca';
      one.form.send({ type: 'ESCRIBIR', campo: 'telefonoCelular', valor: '8495550177' });
      await send(one);
    },
    enviando: async (one) => {
      one.network.answers[solicitudReembolso.path] = 'nunca';
      await send(one);
    },
    'revisando.noCreada': async (one) => {
      one.network.answers[solicitudReembolso.path] = () => {
        throw new Problem('sinServicio', { status: 422 });
      };
      await send(one);
    },
    comprobando: async (one) => {
      one.network.answers[solicitudReembolso.path] = () => {
        one.network.answers[solicitudesPorDocumento.path] = 'nunca';
        return cut();
      };
      await send(one);
    },
    sinConfirmar: async (one) => {
      one.network.answers[solicitudReembolso.path] = 'sinRespuesta';
      await send(one);
      await arrive();
    },
  };
  const wasSent = ['enviando', 'revisando.noCreada', 'comprobando', 'sinConfirmar'];
  const ends: Record<string, (one: Opened) => void> = {
    'the browser is ended': () => {},
    'the page is loaded anew': ({ form }) => void form.stop(),
    'the service answers 401': ({ network }) => network.expire(),
    'the session ends for inactivity': ({ app }) => app.session.send({ type: 'SALIR', motivo: 'inactividad' }),
    'nothing is answered in time any more': ({ network, form }) => {
      for (const path of Object.keys(network.answers)) network.answers[path] = 'sinRespuesta';
      form.send({ type: 'REVISAR' });
      form.send({ type: 'ENVIAR' });
    },
    'somebody goes back': ({ form }) => void form.stop(),
    'the log-in page is opened': ({ app }) => app.session.send({ type: 'SALIR', motivo: 'llegada' }),
  };
  const fieldsOf = ({ form }: Opened) => {
    const { borrador } = form.getSnapshot().context;
    return Object.fromEntries(keptReimbursementFields.map((field) => [field, borrador[field]]));
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
      for (const secret of ['200012345678', '001-1000001-1', 'Factura.jpg', 'Noé', '1003'])
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
    expect([later.state(), two.device.local.get('borrador_1001_reimbursement')]).toEqual(['antes.nuevo', undefined]);
  });
});
