import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { updateTelefonos } from '../../../domain/contract/afiliado';
import {
  cargardocumento,
  consultarDocumentosPorTicket,
  solicitudAfiliacionDependiente,
  solicitudAfiliacionTitular,
  solicitudesPorDocumento,
} from '../../../domain/contract/crm';
import { decodeReply } from '../../../domain/contract/decode';
import { datoscontactos } from '../../../domain/contract/login';
import { documentosRequeridos } from '../../../domain/contract/utility';
import { affiliationKinds } from '../../../domain/rules/affiliation/affiliation-form';
import { affiliationPortal, storedOf } from '../../../tests/stand-ins/affiliation';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { storedSession } from '../../../tests/stand-ins/portal';
import {
  type Answers,
  broken,
  casesOf,
  cut,
  type Device,
  memberDevice,
  read,
  refused,
  wall,
} from '../../../tests/stand-ins/requests';
import { withChildForm } from '../../../tests/stand-ins/with-child-form';
import { stateName } from '../../../tools/explore/path-id';
import { affiliationLogic } from './wiring';

const forms = [
  {
    create: solicitudAfiliacionTitular.path,
    tipo: 'titular',
    place: 'holderAffiliation',
    typed: { regimen: 'Contributivo', correo: 'lia@ejemplo.do', nombre: 'Josefa' },
  },
  {
    create: solicitudAfiliacionDependiente.path,
    tipo: 'dependiente',
    place: 'dependentAffiliation',
    typed: {
      cedula: '40212345678',
      nombre: 'Josefa',
      apellido: 'Peña',
      institucion: 'Escuela Duarte',
      correo: 'lia@ejemplo.do',
    },
  },
] as const;

describe.each(forms)('an affiliation, $tipo', ({ create, tipo, place: kept, typed }) => {
  const draftKey = `borrador_1001_${kept}`;

  const openOn = async (device: Device, answers: Answers = {}, numeroCaso: string | null = null) => {
    const portal = await affiliationPortal(device, answers);
    const left: string[] = [];
    const leave = (caso: string) => left.push(caso);
    const { logic, input } = affiliationLogic({
      deps: portal.app,
      attachments: portal.attachments,
      tipo,
      numeroCaso,
      leave,
    });
    const form = withChildForm(createActor(logic, { input, clock: portal.clock }).start());
    await arrive();
    await arrive();
    return { ...portal, form, left, state: () => stateName(form.getSnapshot().value) };
  };
  const open = async (answers: Answers = {}) => {
    const device = memberDevice();
    return { device, ...(await openOn(device, answers)) };
  };
  type Opened = Awaited<ReturnType<typeof openOn>>;

  const write = ({ form }: Opened, fields: object) => {
    for (const [campo, valor] of Object.entries(fields)) form.send({ type: 'ESCRIBIR', campo, valor } as never);
  };
  const fill = (one: Opened) => {
    one.form.send({ type: 'EMPEZAR' });
    write(one, typed);
    one.attach();
  };
  const send = async (one: Opened) => {
    one.form.send({ type: 'REVISAR' });
    one.form.send({ type: 'ENVIAR' });
    for (let turn = 0; turn < 5; turn += 1) await arrive();
  };
  const heard = (one: Opened) => [one.askedFor(create).length, one.askedFor(cargardocumento.path).length];

  test('[REQ-25] creates one case: stores its number as a receipt, and deletes the draft', async () => {
    const one = await open();
    fill(one);
    await send(one);
    expect([one.state(), heard(one)]).toEqual(['creada', [1, 1]]);
    expect(JSON.parse(one.tab.get('recibo_1001_caso') ?? '')).toEqual({
      caso: '11',
      tipo,
      hora: wall,
      sinTelefonos: false,
    });
    expect(one.device.local.get(draftKey)).toBeUndefined();
    expect(one.told.at(-1)).toEqual({ type: 'OLVIDAR' });
  });

  test('after the reload the receipt reports a phone that could not be saved', async () => {
    const one = await open({ [updateTelefonos.path]: 'sinConexion' });
    fill(one);
    write(one, { telefonoCelular: '8495550177' });
    await send(one);
    const receipt = { caso: '11', tipo, hora: wall, sinTelefonos: true };
    expect([one.state(), JSON.parse(one.tab.get('recibo_1001_caso') ?? '')]).toEqual(['creada', receipt]);
  });

  test('ten taps send the request once, and its documents once', async () => {
    const one = await open();
    fill(one);
    one.form.send({ type: 'REVISAR' });
    for (let round = 0; round < 4; round += 1) {
      for (let tap = 0; tap < 10; tap += 1) one.form.send({ type: 'ENVIAR' });
      await arrive();
    }
    expect([one.state(), heard(one)]).toEqual(['creada', [1, 1]]);
  });

  test("a second tab with the same content gets the first one's case, and sends nothing", async () => {
    const device = memberDevice();
    const [one, other] = [await openOn(device), await openOn(device)];
    fill(one);
    fill(other);
    await send(one);
    await send(other);
    expect([heard(one), heard(other)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect([one, other].map(({ form }) => form.getSnapshot().context.caso)).toEqual(['11', '11']);
  });

  test('a rejected request creates nothing and keeps everything; before the lists are read nothing is sent', async () => {
    const one = await open({ [create]: refused });
    fill(one);
    await send(one);
    expect([one.state(), one.form.getSnapshot().context.borrador.nombre]).toEqual(['revisando.noCreada', 'Josefa']);
    const other = await open({ [solicitudesPorDocumento.path]: 'sinConexion' });
    fill(other);
    await send(other);
    expect([other.state(), heard(other)]).toEqual(['revisando.sinEnviar', [0, 0]]);
  });

  describe('after a lost answer to the request', () => {
    const lost = async (after: readonly string[], answers: Answers = {}) => {
      let lists = 0;
      const one = await open({
        [create]: cut,
        [solicitudesPorDocumento.path]: () => {
          lists += 1;
          return lists === 1 ? casesOf('10') : casesOf(...after);
        },
        ...answers,
      });
      fill(one);
      await send(one);
      return one;
    };

    test('exactly one new number is the case, and its documents follow', async () => {
      const one = await lost(['12', '10']);
      expect([one.state(), one.form.getSnapshot().context.caso, heard(one)]).toEqual(['creada', '12', [1, 1]]);
      expect(one.askedFor(cargardocumento.path)).toMatchObject([{ request: { query: { ticketName: '12' } } }]);
    });

    test('a failed request whose case is found counts as created', async () => {
      const one = await lost(['12', '10'], { [create]: broken, [cargardocumento.path]: 'nunca' });
      expect([one.state(), one.form.getSnapshot().context.problema]).toEqual(['subiendo', null]);
    });

    test.each([
      ['none', ['10'], []],
      ['two', ['13', '12', '10'], ['13', '12']],
    ] as const)('finding %s leaves the outcome unknown, and nothing is sent again', async (_, after, nuevos) => {
      const one = await lost(after);
      expect([one.state(), Object(one.form.getSnapshot().context).nuevos, heard(one)]).toEqual([
        'sinConfirmar',
        nuevos,
        [1, 0],
      ]);
    });
  });

  describe('after a lost answer to the documents', () => {
    const lost = async (...stored: readonly string[]) => {
      const one = await open({
        [cargardocumento.path]: cut,
        [consultarDocumentosPorTicket.path]: () => storedOf(...stored),
      });
      fill(one);
      await send(one);
      return one;
    };

    test('stored documents prove that they arrived', async () => {
      const one = await lost('Cedula.jpg');
      expect([one.state(), heard(one)]).toEqual(['creada', [1, 1]]);
      expect(one.askedFor(consultarDocumentosPorTicket.path)).toMatchObject([
        { request: { query: { numeroTicket: '11' } } },
      ]);
    });

    test('missing documents leave the case without them, until a press sends them again', async () => {
      const one = await lost();
      expect([one.state(), one.form.getSnapshot().context.faltan, heard(one)]).toEqual([
        'sinDocumentos.incompleto',
        ['Cédula'],
        [1, 1],
      ]);
      one.network.answers[cargardocumento.path] = () => ({ mensaje: '' });
      one.form.send({ type: 'ENVIAR' });
      await arrive();
      await arrive();
      expect([one.state(), heard(one)]).toEqual(['creada', [1, 2]]);
    });

    test('their failure is still reported after the lookup', async () => {
      const one = await open({ [cargardocumento.path]: broken });
      fill(one);
      await send(one);
      expect([one.state(), one.form.getSnapshot().context.problema]).toEqual([
        'sinDocumentos.incompleto',
        { kind: 'sinServicio', status: 500, mensaje: '' },
      ]);
    });

    test('if they cannot be read the outcome stays unknown until the network returns', async () => {
      const one = await open({ [cargardocumento.path]: cut, [consultarDocumentosPorTicket.path]: 'sinConexion' });
      fill(one);
      await send(one);
      expect([one.state(), heard(one)]).toEqual(['sinDocumentos.sinConfirmar', [1, 1]]);
      one.network.answers[consultarDocumentosPorTicket.path] = () => storedOf('Cedula.jpg');
      one.setOnline(false);
      one.setOnline(true);
      await arrive();
      await arrive();
      expect([one.state(), heard(one)]).toEqual(['creada', [1, 1]]);
    });

    test('after a reload the case asks for its files again, which can be left out', async () => {
      const one = await lost();
      one.form.stop();
      const later = await openOn(one.device, { [consultarDocumentosPorTicket.path]: () => storedOf() });
      expect([later.state(), later.form.getSnapshot().context.caso]).toEqual(['sinDocumentos.incompleto', '11']);
      later.form.send({ type: 'ENVIAR' });
      expect([later.state(), heard(later)]).toEqual(['sinDocumentos.faltanArchivos', [0, 0]]);
      later.form.send({ type: 'TERMINAR' });
      expect(later.replaced).toEqual([`/solicitudes?recibo=${tipo}`]);
      expect(JSON.parse(later.tab.get('recibo_1001_caso') ?? '')).toEqual({
        caso: '11',
        tipo,
        hora: wall,
        sinTelefonos: false,
      });
      expect((await openOn(one.device)).state()).toBe('antes.nuevo');
    });
  });

  test('a case from another browser receives its missing documents, and the draft of a new request stays', async () => {
    const device = memberDevice();
    const begun = await openOn(device);
    fill(begun);
    begun.form.stop();
    const before = device.local.get(draftKey);
    const one = await openOn(device, { [consultarDocumentosPorTicket.path]: () => storedOf() }, '7');
    expect([one.state(), one.form.getSnapshot().context.faltan]).toEqual(['sinDocumentos.incompleto', ['Cédula']]);
    one.attach();
    one.form.send({ type: 'ENVIAR' });
    await arrive();
    await arrive();
    expect([one.state(), heard(one)]).toEqual(['creada', [0, 1]]);
    expect(one.askedFor(cargardocumento.path)).toMatchObject([{ request: { query: { ticketName: '7' } } }]);
    one.form.send({ type: 'CONTINUAR' });
    expect([one.left, one.replaced, one.tab.get('recibo_1001_caso')]).toEqual([['7'], [], undefined]);
    expect([before === undefined, device.local.get(draftKey)]).toEqual([false, before]);
  });

  describe('reports data that cannot be read, and loads them at the next try', () => {
    test.each([
      [datoscontactos.path, 'fallido.sinDatos'],
      [documentosRequeridos.path, 'fallido.sinRequisitos'],
    ])('%s', async (call, state) => {
      const device = memberDevice();
      const whole = await openOn(device);
      const answer = whole.network.answers[call];
      const one = await openOn(memberDevice(), { [call]: 'sinConexion' });
      expect(one.state()).toBe(state);
      if (answer !== undefined) one.network.answers[call] = answer;
      one.form.send({ type: 'REINTENTAR' });
      await arrive();
      expect(one.state()).toBe('antes.nuevo');
    });
  });

  describe('no input is lost', () => {
    const places: Record<string, (one: Opened) => Promise<void>> = {
      'llenando.escribiendo': async () => {},
      'llenando.faltanDatos': async (one) => {
        write(one, { nombre: '' });
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
      guardandoTelefonos: async (one) => {
        one.network.answers[updateTelefonos.path] = 'nunca';
        write(one, { telefonoCelular: '8495550177' });
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
      sinConfirmar: async (one) => {
        one.network.answers[create] = cut;
        await send(one);
      },
      subiendo: async (one) => {
        one.network.answers[cargardocumento.path] = 'nunca';
        await send(one);
      },
      'sinDocumentos.noCargados': async (one) => {
        one.network.answers[cargardocumento.path] = refused;
        await send(one);
      },
      'sinDocumentos.incompleto': async (one) => {
        one.network.answers[cargardocumento.path] = cut;
        await send(one);
      },
    };
    const wasSent = ['enviando', 'revisando.noCreada', 'sinConfirmar'];
    const hasCase = ['subiendo', 'sinDocumentos.noCargados', 'sinDocumentos.incompleto'];
    const ends: Record<string, (one: Opened) => void> = {
      'the browser is ended': () => {},
      'the page is loaded anew': ({ form }) => void form.stop(),
      'the service answers 401': ({ network }) => network.expire(),
      'the session ends for inactivity': ({ app }) => app.session.send({ type: 'SALIR', motivo: 'inactividad' }),
      'somebody goes back': ({ form }) => void form.stop(),
      'the log-in page is opened': ({ app }) => app.session.send({ type: 'SALIR', motivo: 'llegada' }),
    };
    const fieldsOf = ({ form }: Opened) => {
      const written: Readonly<Record<string, string>> = { ...form.getSnapshot().context.borrador };
      return Object.fromEntries(affiliationKinds[tipo].form.kept.map((field) => [field, written[field]]));
    };
    const returnsTo = (place: string): string => {
      if (hasCase.includes(place)) return 'sinDocumentos.incompleto';
      // A request that was or may have been sent is looked up first.
      return wasSent.includes(place) ? 'sinConfirmar' : 'antes.conBorrador';
    };

    for (const [place, go] of Object.entries(places))
      test.each(Object.entries(ends))(`in ${place}, when %s`, async (_, end) => {
        const one = await open();
        fill(one);
        await go(one);
        expect(one.state()).toBe(place);
        const before = fieldsOf(one);
        end(one);
        await arrive();
        const stored = JSON.stringify([...one.device.local.entries()]);
        for (const secret of ['402-1234567-8', '001-1000001-1', 'Cedula.jpg', 'Josefa', 'Peña'])
          expect(stored).not.toContain(secret);
        for (const [key, value] of Object.entries(storedSession('1001', wall))) one.device.local.set(key, value);
        const later = await openOn(one.device);
        await arrive();
        expect(later.state()).toBe(returnsTo(place));
        if (hasCase.includes(place)) expect(later.form.getSnapshot().context.caso).toBe('11');
        else later.form.send({ type: wasSent.includes(place) ? 'CORREGIR' : 'SEGUIR' });
        expect(fieldsOf(later)).toEqual(before);
        expect(heard(later)).toEqual([0, 0]);
      });

    test('[REQ-28] reloads known data that the member did not edit, and saves nothing', async () => {
      const one = await open();
      one.form.send({ type: 'EMPEZAR' });
      const { correo: _known, ...more } = typed;
      write(one, more);
      one.form.stop();
      const now = {
        telefonoCelular: '8295550188',
        telefonoResidencial: '8095550100',
        correoElectronico: 'b@ejemplo.do',
      };
      const known = read(decodeReply(datoscontactos, now));
      const later = await openOn(one.device, { [datoscontactos.path]: () => known });
      expect(later.state()).toBe('antes.conBorrador');
      later.form.send({ type: 'SEGUIR' });
      expect(fieldsOf(later)).toMatchObject({ telefonoCelular: '829-555-0188', correo: 'b@ejemplo.do' });
      fill(later);
      await send(later);
      expect([later.state(), later.askedFor(updateTelefonos.path)]).toEqual(['creada', []]);
    });

    test('logging out deletes the draft, and another member finds nothing', async () => {
      const one = await open();
      fill(one);
      one.app.session.send({ type: 'SALIR', motivo: 'salida' });
      await arrive();
      expect([...one.device.local.keys()].filter((key) => key.startsWith('borrador_'))).toEqual([]);
      const other = await open();
      fill(other);
      for (const [key, value] of Object.entries(storedSession('1009', wall))) other.device.local.set(key, value);
      expect((await openOn(other.device)).state()).toBe('antes.nuevo');
    });

    test('a draft is not offered after a day, and one tap deletes it', async () => {
      const one = await open();
      fill(one);
      const later = await openOn(one.device);
      expect(later.form.getSnapshot().context.recuerdo?.hora).toBe(wall);
      one.device.sleep(24 * 3600);
      for (const [key, value] of Object.entries(storedSession('1001', one.device.now.wall)))
        one.device.local.set(key, value);
      expect((await openOn(one.device)).state()).toBe('antes.nuevo');
      later.form.send({ type: 'DESCARTAR' });
      expect([later.state(), one.device.local.get(draftKey)]).toEqual(['antes.nuevo', undefined]);
    });
  });
});
