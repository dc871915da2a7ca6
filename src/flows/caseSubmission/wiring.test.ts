import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { updateTelefonos } from '../../../domain/contract/afiliado';
import { cargardocumento, solicitudesPorDocumento, solicitudReembolso } from '../../../domain/contract/crm';
import { datoscontactos } from '../../../domain/contract/login';
import type { Entrada } from '../../../machines/caseSubmission/caseSubmission.machine';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { contactOf, requestForms } from '../../../tests/stand-ins/request-forms';
import {
  type Answers,
  broken,
  casesOf,
  cut,
  type Device,
  endedUnderWay,
  memberDevice,
  notDone,
  refused,
  reimbursement,
  wall,
} from '../../../tests/stand-ins/requests';
import { stateName } from '../../../tools/explore/path-id';
import { requestFormTexts as words } from '../../texts/request-form';
import { preauthorizationTexts } from '../preauthorization/texts';
import { reimbursementTexts } from '../reimbursement/texts';
import { caseSubmissionLogic } from './wiring';

const guardados = { telefonoCelular: '809-555-0142', telefonoResidencial: '809-555-0199' };
const withPhones = (escritos: Partial<typeof guardados>): Partial<Entrada> => ({
  telefonos: { guardados, escritos: { ...guardados, ...escritos } },
});

/** Sends one request on this device, as a tab of its own. */
const sendOn = async (device: Device, answers: Answers = {}, more: Partial<Entrada> = {}, done = () => {}) => {
  const portal = await openPortal(device, {
    answers: {
      [updateTelefonos.path]: () => ({ mensaje: '' }),
      [solicitudesPorDocumento.path]: () => casesOf('10'),
      [solicitudReembolso.path]: () => '11',
      ...answers,
    },
  });
  await arrive();
  const form: unknown[] = [];
  const logic = caseSubmissionLogic<string>({
    deps: portal.app,
    forma: 'reembolso',
    request: (content) => ({
      content,
      send: (signal) => portal.app.client.call(solicitudReembolso, reimbursement, signal),
    }),
    keep: (content, antes) => form.push([content, antes]),
    done: () => {
      form.push('done');
      done();
    },
  });
  const input = { envio: 'lo mismo', telefonos: null, faltanDocumentos: false, antes: null, ...more };
  const child = createActor(logic, { input, clock: portal.clock });
  child.subscribe({ error: () => {} });
  child.start();
  child.send({ type: 'ENVIAR' });
  for (let turn = 0; turn < 3; turn += 1) await arrive();
  return {
    ...portal,
    child,
    form,
    state: () => stateName(child.getSnapshot().value),
    context: () => child.getSnapshot().context,
    created: () => portal.askedFor(solicitudReembolso.path).length,
    notices: () => portal.app.snackbars.getSnapshot().context.visibles.map(({ titulo }) => titulo),
    receipt: () => JSON.parse(portal.tab.get('recibo_1001_caso') ?? 'null'),
  };
};
const send = (answers: Answers = {}, more: Partial<Entrada> = {}) => sendOn(memberDevice(), answers, more);

describe('a request being sent', () => {
  test('[REQ-24] [REQ-25] stores the known cases with the draft first, its number as a receipt, and ends after 2000 ms', async () => {
    const one = await send();
    expect([one.state(), words.creado(one.context().caso)]).toEqual(['conRecibo', 'Se ha creado el caso 11']);
    expect(one.form).toEqual([['lo mismo', ['10']], 'done']);
    expect(one.receipt()).toEqual({ caso: '11', tipo: 'reembolso', hora: wall, sinTelefonos: false });
    one.clock.increment(1999);
    expect(one.state()).toBe('conRecibo');
    one.clock.increment(1);
    expect(one.state()).toBe('creada');
  });

  test('a second tab with the same gets the case of the first, and sends nothing', async () => {
    const device = memberDevice();
    const tabs = [await sendOn(device), await sendOn(device)];
    expect(tabs.map((tab) => [tab.context().caso, tab.created()])).toEqual([
      ['11', 1],
      ['11', 0],
    ]);
  });

  test('a second tab with the same, after the answer of the first was lost, looks it up and sends nothing', async () => {
    const device = memberDevice();
    const tabs = [await sendOn(device, { [solicitudReembolso.path]: cut }), await sendOn(device)];
    expect(tabs.map((tab) => [tab.state(), tab.created()])).toEqual([
      ['sinConfirmar', 1],
      ['sinConfirmar', 0],
    ]);
  });

  test.each([
    ['a lost answer', cut],
    ['an error of the service', broken],
    ['an answer without a number', 'ilegible'],
    ['the end of the session under way', endedUnderWay],
  ] as const)('after %s the list of cases tells its outcome, and nothing is sent again', async (_, answer) => {
    for (const [after, state, caso, nuevos] of [
      [['12', '10'], 'conRecibo', '12', []],
      [['10'], 'sinConfirmar', '', []],
      [['13', '12', '10'], 'sinConfirmar', '', ['13', '12']],
    ] as const) {
      const lists = [casesOf('10'), casesOf(...after)];
      const one = await send({
        [solicitudReembolso.path]: answer,
        [solicitudesPorDocumento.path]: () => lists.shift(),
      });
      expect([one.state(), one.context().caso, one.context().nuevos, one.created()]).toEqual([state, caso, nuevos, 1]);
    }
  });

  test('a request of an earlier visit is looked up, and sent again once the member saw that it is missing', async () => {
    const device = memberDevice();
    await sendOn(device, { [solicitudReembolso.path]: cut });
    const later = await sendOn(device, {}, { antes: ['10'] });
    expect([later.state(), later.created()]).toEqual(['sinConfirmar', 0]);
    later.child.send({ type: 'CORREGIR' });
    const again = await sendOn(device);
    expect([later.state(), again.state(), again.created()]).toEqual(['corregida', 'conRecibo', 1]);
  });

  test("[REQ-26] [REQ-27] while the create call runs says 'Se está procesando su solicitud'; one that is cancelled is looked up", async () => {
    const one = await send({ [solicitudReembolso.path]: 'nunca' });
    expect([one.state(), words.procesando]).toEqual(['enviando', 'Se está procesando su solicitud']);
    one.child.send({ type: 'CANCELAR' });
    await arrive();
    expect([one.state(), one.context().cancelada, one.created()]).toEqual(['sinConfirmar', true, 1]);
  });

  test('a list that cannot be read before keeps it from being sent', async () => {
    const one = await send({ [solicitudesPorDocumento.path]: 'sinConexion' });
    expect([one.state(), one.created(), one.form]).toEqual(['revisando.sinEnviar', 0, []]);
  });

  test('after a crash once the case exists, the next visit finds the case and sends nothing', async () => {
    const device = memberDevice();
    const one = await sendOn(device, {}, {}, () => {
      throw new Error('a bug');
    });
    const later = await sendOn(
      device,
      { [solicitudesPorDocumento.path]: () => casesOf('11', '10') },
      { antes: ['10'] },
    );
    expect([one.child.getSnapshot().status, one.created(), one.form]).toEqual([
      'error',
      1,
      [['lo mismo', ['10']], 'done'],
    ]);
    expect([later.state(), later.context().caso, later.created()]).toEqual(['conRecibo', '11', 0]);
  });

  test.each([
    ['rejected', refused],
    ['answered with an error that says that nothing was done', notDone],
  ])('one that is %s creates nothing, and may be sent again', async (_, answer) => {
    const device = memberDevice();
    const one = await sendOn(device, { [solicitudReembolso.path]: answer });
    const again = await sendOn(device);
    expect([one.state(), one.receipt(), again.state(), again.created()]).toEqual([
      'revisando.noCreada',
      null,
      'conRecibo',
      1,
    ]);
  });

  test('[REQ-28] [REQ-29] [REQ-30] saves the changed phones for the member, only those, and says so', async () => {
    expect(words.telefonos).toEqual({
      telefonoCelular: 'Teléfono celular actualizado con éxito',
      telefonoResidencial: 'Teléfono residencial actualizado con éxito',
    });
    for (const [written, body, said] of [
      [{ telefonoCelular: '849-555-0177' }, { TelefonoCelular: '849-555-0177' }, ['telefonoCelular']],
      [{ telefonoResidencial: '809-555-0177' }, { TelefonoResidencial: '809-555-0177' }, ['telefonoResidencial']],
      [
        { telefonoCelular: '849-555-0177', telefonoResidencial: '809-555-0177' },
        { TelefonoCelular: '849-555-0177', TelefonoResidencial: '809-555-0177' },
        ['telefonoCelular', 'telefonoResidencial'],
      ],
    ] as const) {
      const one = await send({}, withPhones(written));
      expect(one.askedFor(updateTelefonos.path).map(({ request }) => request)).toEqual([
        { query: { CodigoAfiliado: '1001' }, body },
      ]);
      expect([one.notices(), one.receipt().sinTelefonos]).toEqual([said.map((field) => words.telefonos[field]), false]);
    }
    const unchanged = await send({}, withPhones({}));
    expect([unchanged.askedFor(updateTelefonos.path), unchanged.notices(), unchanged.created()]).toEqual([[], [], 1]);
  });

  test('[REQ-31] reports a phone that could not be saved, sends the request anyway, and notes it on the receipt', async () => {
    const one = await send({ [updateTelefonos.path]: 'sinConexion' }, withPhones({ telefonoCelular: '849-555-0177' }));
    expect(words.sinTelefonos).toBe('Ha ocurrido un error, favor intentar mas tarde');
    expect([one.notices(), one.created(), one.receipt().sinTelefonos]).toEqual([[words.sinTelefonos], 1, true]);
  });
});

type Form = (typeof requestForms)['reimbursement'];
type Opened = Awaited<ReturnType<Form['open']>>;
const forms: [string, Form][] = Object.entries(requestForms);
const signIn = ({ local }: Device, code: string, time = wall) => {
  for (const [key, value] of Object.entries(storedSession(code, time))) local.set(key, value);
};

const phonesBody = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field.replace('telefono', 'Telefono'), '849-555-0177']));

test.each([
  ['reimbursement', '[REIMB-24]'],
  ['preauthorization', '[PREAUTH-22] [PREAUTH-23]'],
  ['holder', '[AFTIT-06] [AFTIT-07]'],
  ['dependent', '[AFDEP-05] [AFDEP-06]'],
] as const)('%s: sends one case, deletes draft and files, and reloads with the receipt · %s', async (name, _) => {
  const { open, fill, forma, draft } = requestForms[name];
  const one = await open();
  await fill(one);
  one.form.send({ type: 'REVISAR' });
  for (let turn = 0; turn < 5; turn += 1) {
    for (let tap = 0; tap < 10; tap += 1) one.form.send({ type: 'ENVIAR' });
    await arrive();
  }
  expect([one.created().length, words.creado(one.form.getSnapshot().context.caso)]).toEqual([
    1,
    'Se ha creado el caso 11',
  ]);
  expect(one.receipt()).toEqual({ caso: '11', tipo: forma, hora: wall, sinTelefonos: false });
  expect(one.device.local.get(draft)).toBeUndefined();
  expect(one.forgotten() + one.told.filter(({ type }) => type === 'OLVIDAR').length).toBe(1);
  one.clock.increment(1999);
  expect(one.replaced).toEqual([]);
  one.clock.increment(1);
  expect(one.replaced).toEqual([`/solicitudes?recibo=${forma}`]);
});

test.each([
  ['REIMB-23', reimbursementTexts.noCreada, 'Ha ocurrido un error al moment de procesar el formulario'],
  [
    'PREAUTH-21',
    preauthorizationTexts.noCreada,
    'Ha ocurrido un error al procesar la solicitud. Por favor, inténtalo de nuevo más tarde o vuelve a intentarlo en unos momentos.',
  ],
])('%s: the form has words for a request that was not created', (_, words, said) => expect(words).toBe(said));

describe.each(forms)('%s', (_, { open, openOn, fill, send, ...given }) => {
  const { create, draft, kept, secrets, needed, byType, uploadsLater = false } = given;
  const phones = ['telefonoCelular', 'telefonoResidencial'].filter((field) => kept.includes(field));

  test('a second tab with the same content gets the case of the first', async () => {
    const device = memberDevice();
    const tabs = [await openOn(device), await openOn(device)];
    for (const tab of tabs) await fill(tab);
    for (const tab of tabs) await send(tab);
    expect(tabs.map((tab) => [tab.form.getSnapshot().context.caso, tab.created().length])).toEqual([
      ['11', 1],
      ['11', 0],
    ]);
  });

  if (phones.length > 0)
    test('a phone that is saved at the second try is not noted on the receipt as unsaved', async () => {
      const one = await open({ [updateTelefonos.path]: 'sinConexion', [create]: refused });
      await fill(one, Object.fromEntries(phones.map((field) => [field, '8495550177'])));
      await send(one);
      one.network.answers[updateTelefonos.path] = () => ({ mensaje: '' });
      one.network.answers[create] = () => '11';
      one.form.send({ type: 'ENVIAR' });
      for (let turn = 0; turn < 5; turn += 1) await arrive();
      expect(one.askedFor(updateTelefonos.path).map(({ request }) => Object(request).body)).toEqual(
        [1, 2].map(() => phonesBody(phones)),
      );
      expect([one.created().length, one.receipt().sinTelefonos]).toEqual([2, false]);
    });

  /** The states of a form and of its child, and how to reach them. */
  const places: Record<string, (one: Opened) => Promise<unknown>> = {
    escribiendo: async () => {},
    faltanDatos: async (one) => {
      one.write({ [needed]: '' });
      one.form.send({ type: 'REVISAR' });
    },
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
      one.network.answers[create] = 'nunca';
      await send(one);
    },
    'revisando.noCreada': async (one) => {
      one.network.answers[create] = refused;
      await send(one);
    },
    comprobando: async (one) => {
      one.network.answers[create] = () => {
        one.network.answers[solicitudesPorDocumento.path] = 'nunca';
        return cut();
      };
      await send(one);
    },
    sinConfirmar: async (one) => {
      one.network.answers[create] = cut;
      await send(one);
    },
  };
  if (phones.length > 0)
    places.guardandoTelefonos = async (one) => {
      one.network.answers[updateTelefonos.path] = 'nunca';
      one.write({ telefonoCelular: '8495550177' });
      await send(one);
    };
  if (byType !== undefined) {
    const chooseAnother = async (one: Opened, answer: 'nunca' | 'sinRespuesta') => {
      one.network.answers[byType.requirements] = answer;
      one.form.send({ type: 'IR', paso: 'gasto' });
      one.write({ tipo: byType.other });
    };
    places.pidiendoRequisitos = (one) => chooseAnother(one, 'nunca');
    places.sinRequisitos = async (one) => {
      await chooseAnother(one, 'sinRespuesta');
      await arrive();
      one.form.send({ type: 'IR', paso: 'documentos' });
      await arrive();
    };
    places.adjuntando = async ({ form }) => {
      form.send({ type: 'ADJUNTOS', adjuntos: { faltan: [], cargados: 1, requeridos: 1, ocupado: true } });
      form.send({ type: 'REVISAR' });
    };
    places.buscandoPrestador = async ({ form }) => {
      form.send({ type: 'IR', paso: 'gasto' });
      form.send({ type: 'BUSCAR_PRESTADOR' });
    };
  }
  if (uploadsLater)
    for (const [place, answer] of [
      ['subiendo', 'nunca'],
      ['sinDocumentos.noCargados', refused],
      ['sinDocumentos.incompleto', cut],
    ] as const)
      places[place] = async (one) => {
        one.network.answers[cargardocumento.path] = answer;
        await send(one);
      };

  const returnsTo = (place: string): string => {
    if (place === 'subiendo' || place.startsWith('sinDocumentos')) return 'sinDocumentos.incompleto';
    // A request that was or may have been sent is looked up first.
    const wasSent = ['enviando', 'revisando.noCreada', 'comprobando', 'sinConfirmar'].includes(place);
    return wasSent ? 'sinConfirmar' : 'antes.conBorrador';
  };
  const ends: Record<string, (one: Opened) => void> = {
    'the browser is killed': () => {},
    'the page is left': ({ form }) => void form.stop(),
    'the service answers 401': ({ network }) => network.expire(),
    'the session ends for inactivity': ({ app }) => app.session.send({ type: 'SALIR', motivo: 'inactividad' }),
    'the log-in page is opened': ({ app }) => app.session.send({ type: 'SALIR', motivo: 'llegada' }),
    'nothing is answered in time any more': ({ form, network }) => {
      for (const path of Object.keys(network.answers)) network.answers[path] = 'sinRespuesta';
      form.send({ type: 'REVISAR' });
      form.send({ type: 'ENVIAR' });
    },
  };
  const fieldsOf = ({ form }: Opened) => {
    const { borrador } = form.getSnapshot().context;
    return Object.fromEntries(kept.map((field) => [field, borrador[field]]));
  };

  describe('loses nothing that was typed, and keeps no secret', () => {
    for (const [place, go] of Object.entries(places))
      test.each(Object.entries(ends))(`in ${place}, when %s`, async (_, end) => {
        const one = await open();
        await fill(one);
        await go(one);
        expect(`.${one.state()}`).toMatch(new RegExp(`\\.${place}$`));
        const before = fieldsOf(one);
        end(one);
        await arrive();
        const stored = JSON.stringify([...one.device.local.entries()]);
        for (const secret of secrets) expect(stored).not.toContain(secret);
        signIn(one.device, '1001');
        const later = await openOn(one.device);
        await arrive();
        expect(later.state()).toBe(returnsTo(place));
        later.form.send({ type: later.state() === 'sinConfirmar' ? 'CORREGIR' : 'SEGUIR' });
        await arrive();
        expect(fieldsOf(later)).toEqual(before);
        expect(later.created()).toEqual([]);
      });
  });

  test('[REQ-28] reads known data that nobody touched anew, and changes nothing of the member', async () => {
    const one = await open();
    one.form.send({ type: 'EMPEZAR' });
    const { correo: _, ...typed }: Record<string, string> = given.typed;
    one.write(typed);
    one.form.stop();
    const known = contactOf('8295550188', '8095550100', 'b@ejemplo.do');
    const later = await openOn(one.device, { [datoscontactos.path]: () => known });
    expect(later.state()).toBe('antes.conBorrador');
    later.form.send({ type: 'SEGUIR' });
    await arrive();
    const now = { correo: 'b@ejemplo.do', telefonoCelular: '829-555-0188', telefonoResidencial: '809-555-0100' };
    for (const field of ['correo', ...phones] as (keyof typeof now)[]) expect(fieldsOf(later)[field]).toBe(now[field]);
    await fill(later);
    await send(later);
    expect([later.created().length, later.askedFor(updateTelefonos.path)]).toEqual([1, []]);
  });

  test('logging out deletes the draft, and another member finds nothing', async () => {
    const one = await open();
    await fill(one);
    one.app.session.send({ type: 'SALIR', motivo: 'salida' });
    await arrive();
    expect([...one.device.local.keys()].filter((key) => key.startsWith('borrador_'))).toEqual([]);
    const other = await open();
    await fill(other);
    signIn(other.device, '1009');
    expect((await openOn(other.device)).state()).toBe('antes.nuevo');
  });

  test('a draft is not offered after a day, and one tap deletes it', async () => {
    const one = await open();
    await fill(one);
    const later = await openOn(one.device);
    expect(later.form.getSnapshot().context.recuerdo.hora).toBe(wall);
    one.device.sleep(24 * 3600);
    signIn(one.device, '1001', one.device.now.wall);
    expect((await openOn(one.device)).state()).toBe('antes.nuevo');
    later.form.send({ type: 'DESCARTAR' });
    expect([later.state(), one.device.local.get(draft)]).toEqual(['antes.nuevo', undefined]);
  });
});
