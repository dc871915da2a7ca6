import { describe, expect, test } from 'vitest';
import { updateTelefonos } from '../../domain/contract/afiliado';
import { solicitudesPorDocumento } from '../../domain/contract/crm';
import { decodeReply } from '../../domain/contract/decode';
import { datoscontactos } from '../../domain/contract/login';
import { arrive } from '../stand-ins/fake-client';
import { storedSession } from '../stand-ins/portal';
import { type Answers, casesOf, cut, type Device, memberDevice, read, refused, wall } from '../stand-ins/requests';
import type { typedRequest } from '../stand-ins/typed-request';

type Real = Awaited<ReturnType<ReturnType<typeof typedRequest>['open']>>;

/** As much of an open form as is the same in both. */
interface Opened extends Omit<Real, 'form'> {
  form: {
    getSnapshot(): {
      context: { caso: string; recuerdo: { hora: number } | null; borrador: object };
    };
    stop(): unknown;
  };
}

interface Told {
  type: string;
  [more: string]: unknown;
}

interface Kit {
  create: string;
  open(answers?: Answers): Promise<Opened>;
  openOn(device: Device, answers?: Answers): Promise<Opened>;
  fill(one: Opened): Promise<void>;
  send(one: Opened): Promise<void>;
  tell(one: Opened, event: Told): void;
  created(one: Opened): readonly unknown[];
}

interface Facts {
  /** The draft's key on the device, and its allowed fields. */
  draft: string;
  kept: readonly string[];
  /** What must not be on the device, whatever happens. */
  secrets: readonly string[];
  /** The call for the required documents. */
  requirements: string;
  anotherType: string;
  /** A field that must not be empty. */
  needed: string;
  /** The states of a form of several steps, by their names in a form of one. */
  called?: Readonly<Record<string, string>>;
  /** Other states of the form, and how to reach them. */
  places?: Readonly<Record<string, (one: Opened, tell: (event: Told) => void) => Promise<void>>>;
}

const contextOf = ({
  form,
}: Opened): ReturnType<Opened['form']['getSnapshot']>['context'] & { nuevos?: readonly string[] } =>
  form.getSnapshot().context;

/** Ten taps, two tabs, a lost answer: the result is one case, or a message that the outcome is unknown. */
export const makesOneCase = ({ open, openOn, fill, send, created, tell, create }: Kit) => {
  describe('exactly one case', () => {
    test('ten taps send it once', async () => {
      const one = await open();
      await fill(one);
      tell(one, { type: 'REVISAR' });
      for (let turn = 0; turn < 2; turn += 1) {
        for (let tap = 0; tap < 10; tap += 1) tell(one, { type: 'ENVIAR' });
        await arrive();
      }
      expect(created(one)).toHaveLength(1);
    });

    test('a second tab with the same gets the case of the first, and sends nothing', async () => {
      const device = memberDevice();
      const [one, other] = [await openOn(device), await openOn(device)];
      await fill(one);
      await fill(other);
      await send(one);
      await send(other);
      expect([created(one).length, created(other).length]).toEqual([1, 0]);
      expect([one, other].map((tab) => contextOf(tab).caso)).toEqual(['11', '11']);
    });

    test('a second tab with the same, after the answer of the first was lost, asks what became of it and sends nothing', async () => {
      const device = memberDevice();
      const one = await openOn(device, { [create]: cut });
      const other = await openOn(device);
      await fill(one);
      await fill(other);
      await send(one);
      await send(other);
      expect([one.state(), other.state()]).toEqual(['sinConfirmar', 'sinConfirmar']);
      expect(created(other)).toEqual([]);
    });

    test.each([
      ['exactly one new number is the case', ['12', '10'], 'conRecibo', '12', []],
      ['none says that nobody knows', ['10'], 'sinConfirmar', '', []],
      ['two say that nobody knows, and are shown', ['13', '12', '10'], 'sinConfirmar', '', ['13', '12']],
    ] as const)('of a lost answer %s, and nothing is sent again', async (_, after, state, caso, nuevos) => {
      let lists = 0;
      const one = await open({
        [create]: cut,
        [solicitudesPorDocumento.path]: () => {
          lists += 1;
          return lists === 1 ? casesOf('10') : casesOf(...after);
        },
      });
      await fill(one);
      await send(one);
      await arrive();
      expect([one.state(), contextOf(one).caso, contextOf(one).nuevos]).toEqual([state, caso, nuevos]);
      expect(created(one)).toHaveLength(1);
    });

    test('a list that cannot be read before keeps it from being sent', async () => {
      const one = await open({ [solicitudesPorDocumento.path]: 'sinConexion' });
      await fill(one);
      await send(one);
      expect([one.state(), created(one)]).toEqual(['revisando.sinEnviar', []]);
    });

    test('an answer without a number is looked up', async () => {
      const one = await open({ [create]: 'ilegible' });
      await fill(one);
      await send(one);
      await arrive();
      expect(one.state()).toBe('sinConfirmar');
    });
  });
};

/** In every state, at every end: the member's next log-in finds the allowed fields, and other members find nothing. */
export const losesNothing = ({ open, openOn, fill, send, created, tell, create }: Kit, facts: Facts) => {
  const places: Facts['places'] = {
    'llenando.escribiendo': async () => {},
    'llenando.faltanDatos': async (one) => {
      tell(one, { type: 'ESCRIBIR', campo: facts.needed, valor: '' });
      tell(one, { type: 'REVISAR' });
    },
    'llenando.pidiendoRequisitos': async (one) => {
      one.network.answers[facts.requirements] = 'nunca';
      tell(one, { type: 'IR', paso: 'gasto' });
      tell(one, { type: 'ESCRIBIR', campo: 'tipo', valor: facts.anotherType });
    },
    'llenando.sinRequisitos': async (one) => {
      one.network.answers[facts.requirements] = 'sinRespuesta';
      tell(one, { type: 'IR', paso: 'gasto' });
      tell(one, { type: 'ESCRIBIR', campo: 'tipo', valor: facts.anotherType });
      await arrive();
      tell(one, { type: 'IR', paso: 'documentos' });
      await arrive();
    },
    'llenando.adjuntando': async (one) => {
      tell(one, { type: 'ADJUNTOS', adjuntos: { faltan: [], cargados: 1, requeridos: 1, ocupado: true } });
      tell(one, { type: 'REVISAR' });
    },
    buscandoPrestador: async (one) => {
      tell(one, { type: 'IR', paso: 'gasto' });
      tell(one, { type: 'BUSCAR_PRESTADOR' });
    },
    'revisando.leyendo': async (one) => tell(one, { type: 'REVISAR' }),
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
      one.network.answers[create] = 'sinRespuesta';
      await send(one);
      await arrive();
    },
    ...facts.places,
  };
  const wasSent = ['enviando', 'revisando.noCreada', 'comprobando', 'sinConfirmar'];
  const ends: Record<string, (one: Opened) => void> = {
    'the browser is ended': () => {},
    'the page is loaded anew': ({ form }) => void form.stop(),
    'the service answers 401': ({ network }) => network.expire(),
    'the session ends for inactivity': ({ app }) => app.session.send({ type: 'SALIR', motivo: 'inactividad' }),
    'nothing is answered in time any more': (one) => {
      for (const path of Object.keys(one.network.answers)) one.network.answers[path] = 'sinRespuesta';
      tell(one, { type: 'REVISAR' });
      tell(one, { type: 'ENVIAR' });
    },
    'somebody goes back': ({ form }) => void form.stop(),
    'the log-in page is opened': ({ app }) => app.session.send({ type: 'SALIR', motivo: 'llegada' }),
  };
  const fieldsOf = (one: Opened) => {
    const draft: Readonly<Record<string, unknown>> = { ...contextOf(one).borrador };
    return Object.fromEntries(facts.kept.map((field) => [field, draft[field]]));
  };
  const signIn = (device: Opened['device'], code: string, time = wall) => {
    for (const [key, value] of Object.entries(storedSession(code, time))) device.local.set(key, value);
  };

  describe('nothing typed is lost', () => {
    for (const [place, go] of Object.entries(places))
      test.each(Object.entries(ends))(`in ${place}, when %s`, async (_, end) => {
        const one = await open();
        await fill(one);
        await go(one, (event) => tell(one, event));
        expect(one.state()).toBe(facts.called?.[place] ?? place);
        const before = fieldsOf(one);
        end(one);
        await arrive();
        const stored = JSON.stringify([...one.device.local.entries()]);
        for (const secret of facts.secrets) expect(stored).not.toContain(secret);
        signIn(one.device, '1001');
        const later = await openOn(one.device);
        await arrive();
        // What was sent, or may have been, is looked up before anything else.
        expect(later.state()).toBe(wasSent.includes(place) ? 'sinConfirmar' : 'antes.conBorrador');
        tell(later, { type: wasSent.includes(place) ? 'CORREGIR' : 'SEGUIR' });
        await arrive();
        expect(fieldsOf(later)).toEqual(before);
        expect(created(later)).toEqual([]);
      });

    test('[REQ-28] what the portal knows and nobody touched is read anew, and changes nothing of the member', async () => {
      const one = await open();
      tell(one, { type: 'EMPEZAR' });
      tell(one, { type: 'ESCRIBIR', campo: 'tipo', valor: facts.anotherType });
      one.form.stop();
      const now = {
        telefonoCelular: '8295550188',
        telefonoResidencial: '8095550100',
        correoElectronico: 'b@ejemplo.do',
      };
      const known = read(decodeReply(datoscontactos, now));
      const later = await openOn(one.device, { [datoscontactos.path]: () => known });
      expect(later.state()).toBe('antes.conBorrador');
      tell(later, { type: 'SEGUIR' });
      await arrive();
      const begun = await openOn(memberDevice(), { [datoscontactos.path]: () => known });
      expect(contextOf(later).borrador).toEqual({ ...contextOf(begun).borrador, tipo: facts.anotherType });
      await fill(later);
      await send(later);
      expect([created(later).length, later.askedFor(updateTelefonos.path)]).toEqual([1, []]);
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

    test('after a day it is not offered, and discarded it goes with one tap', async () => {
      const one = await open();
      await fill(one);
      one.device.sleep(24 * 3600);
      signIn(one.device, '1001', one.device.now.wall);
      expect((await openOn(one.device)).state()).toBe('antes.nuevo');
      const two = await open();
      await fill(two);
      const later = await openOn(two.device);
      expect(contextOf(later).recuerdo?.hora).toBe(wall);
      tell(later, { type: 'DESCARTAR' });
      expect([later.state(), two.device.local.get(facts.draft)]).toEqual(['antes.nuevo', undefined]);
    });
  });
};
