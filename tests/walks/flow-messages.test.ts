import { describe, expect, test, vi } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type InspectionEvent } from 'xstate';
import { solicitudesPorDocumento, solicitudReembolso } from '../../domain/contract/crm';
import { datoscontactos } from '../../domain/contract/login';
import type { ContactSends } from '../../domain/rules/contact/contact-sends';
import { emptyProfile } from '../../domain/rules/contact/profile-draft';
import { compositions } from '../../machines/compositions';
import { guardado } from '../../machines/contactSave/contactSave.cases';
import type { Message } from '../../machines/together';
import { applicationLogic } from '../../src/flows/application/wiring';
import { applicationListsLogic } from '../../src/flows/applicationLists/wiring';
import { caseSubmissionLogic } from '../../src/flows/caseSubmission/wiring';
import { contactSaveLogic } from '../../src/flows/contactSave/wiring';
import { paymentLogic } from '../../src/flows/payment/wiring';
import { photoLogic } from '../../src/flows/photo/wiring';
import { answerVerifier } from '../../src/flows/register/answer-verifier';
import { registerLogic } from '../../src/flows/register/wiring';
import { applicationStore } from '../../src/platform/application-store';
import { contactSaveQueue } from '../../src/wiring/queues/contact-save-queue';
import { nodeName, transitionId } from '../../tools/explore/universe';
import { askOf, conditionOf, type Fact } from '../../tools/properties/formula';
import { applicant, applicationAnswers } from '../stand-ins/applicant';
import { cashier } from '../stand-ins/cashier';
import { fakeDevice } from '../stand-ins/fake-device';
import { fakeLocks } from '../stand-ins/fake-locks';
import { openPortal, storedSession } from '../stand-ins/portal';
import { casesOf, cut, refused, reimbursement } from '../stand-ins/requests';

/** One event that a chart took, with what came of it. */
interface Step {
  actor: string;
  event: { type: string; error?: unknown };
  did: string[];
  asked: string[];
  taken: string[];
  before: readonly string[];
  after: readonly string[];
}

/** What the world outside of the chart saw, as the receiver's name and its message. */
type Seen = Step | { told: string };

const isStep = (one: Seen): one is Step => 'did' in one;

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

const nodesAt = (snapshot: AnyMachineSnapshot): string[] => snapshot._nodes.map(nodeName);

const watch = () => {
  const seen: Seen[] = [];
  const tell = (told: string) => void seen.push({ told });
  const start = <M extends AnyStateMachine>(name: string, logic: M, input: object, clock: object) => {
    let self: object | undefined;
    const now = () => seen.findLast((one): one is Step => isStep(one) && one.actor === name);
    const inspect = (event: InspectionEvent) => {
      if (event.type === '@xstate.event' && event.actorRef === self && event.event.type !== 'xstate.init')
        seen.push({
          actor: name,
          event: event.event,
          did: [],
          asked: [],
          taken: [],
          before: now()?.after ?? [],
          after: [],
        });
      if (event.type === '@xstate.action' && event.actorRef === self) now()?.did.push(event.action.type);
      if (event.type === '@xstate.actor') {
        if (self === undefined) self = event.actorRef;
        else now()?.asked.push(String(Reflect.get(event.actorRef, 'src')));
      }
      if (event.type === '@xstate.microstep' && event.actorRef === self) {
        const step = now();
        step?.taken.push(...event._transitions.map(transitionId));
        for (const { actions } of event._transitions)
          step?.did.push(...actions.map((action) => (typeof action === 'object' ? action.type : String(action))));
      }
      if (event.type === '@xstate.snapshot' && event.actorRef === self) {
        const step = now();
        // The snapshot of a chart.
        if (step !== undefined) step.after = nodesAt(event.snapshot as AnyMachineSnapshot);
      }
    };
    seen.push({ actor: name, event: { type: 'inicio' }, did: [], asked: [], taken: [], before: [], after: [] });
    // The types of a logic given from outside end here.
    const actor = createActor(logic as AnyStateMachine, { input, ...clock, inspect });
    actor.subscribe({ error: () => {} });
    actor.start();
    return async (...events: { type: string; [more: string]: unknown }[]) => {
      for (const event of events) {
        actor.send(event);
        await settle();
      }
      return actor;
    };
  };
  return { seen, tell, start };
};

type Watch = ReturnType<typeof watch>;

/** Whether a fact of a table is so at a step; rows of the cases are of no matter here. */
const holds =
  ({ kind, name, row }: Fact) =>
  (step: Seen): boolean => {
    if (!isStep(step)) return false;
    const { event, did, asked, taken, before, after } = step;
    const answered = (how: 'done' | 'error') =>
      event.type.startsWith(`xstate.${how}.actor.`) && (name === 'algo' || event.type.endsWith(`.${name}`));
    switch (kind) {
      case 'hace':
        return did.includes(name);
      case 'ocurre':
        return event.type === name;
      case 'pide':
        return asked.includes(name);
      case 'responde':
        return answered('done');
      case 'falla':
        return answered('error') && (row === '' || Reflect.get(Object(event.error), 'kind') === row);
      case 'elige':
        return taken.some((id) => id.includes(` [${name}] `));
      case 'deja':
        return before.includes(name) && !after.includes(name);
      default:
        throw new Error(`${kind}: not asked of running charts`);
    }
  };

const began = 1_700_000_000_000;
const member = () => fakeDevice(storedSession('1001', began));
const blank = new Blob(['x'], { type: 'image/jpeg' });
const paths = {
  photo: 'CRM/cargarfotoperfil',
  register: 'Autenticacion/registrar',
  phones: 'Afiliado/updateTelefonos',
};

type Answers = NonNullable<NonNullable<Parameters<typeof openPortal>[1]>['answers']>;

/** A tab whose client tells when this path is called, and whose session when it is ended. */
const open = async (
  { tell }: Watch,
  device: ReturnType<typeof fakeDevice>,
  answers: Answers,
  told: Record<string, string> = {},
) => {
  const portal = await openPortal(device, {
    answers: Object.fromEntries(
      Object.entries(answers).map(([path, answer]) => [
        path,
        told[path] === undefined || typeof answer === 'string'
          ? answer
          : (...[request, progress]: Parameters<typeof answer>) => {
              tell(told[path] ?? '');
              return answer(request, progress);
            },
      ]),
    ),
  });
  portal.app.session.system.inspect((event) => {
    if (event.type === '@xstate.event' && event.actorRef === portal.app.session && event.event.type === 'VENCER')
      tell('session VENCER');
  });
  await settle();
  return portal;
};

/** Says when this key of a storage is written or removed. */
const tellOf = (stored: Map<string, string>, key: string, tell: (what: 'GUARDAR' | 'OLVIDAR') => void) => {
  const [set, remove] = [stored.set.bind(stored), stored.delete.bind(stored)];
  stored.set = (name, value) => {
    if (name === key) tell('GUARDAR');
    return set(name, value);
  };
  stored.delete = (name) => {
    if (name === key && stored.has(name)) tell('OLVIDAR');
    return remove(name);
  };
};

/** Every way in which what a flow tells others can be seen. */
const flows: Record<string, (watched: Watch) => Promise<void>> = {
  caseSubmission: async (watched) => {
    for (const answer of [() => '11', 'sesionVencida', cut] as const) {
      const portal = await open(
        watched,
        member(),
        {
          [solicitudesPorDocumento.path]: () => casesOf('10'),
          [solicitudReembolso.path]: answer,
        },
        { [solicitudReembolso.path]: 'servidor LLEGA' },
      );
      const logic = caseSubmissionLogic<string>({
        deps: portal.app,
        forma: 'reembolso',
        request: (content) => ({
          content,
          send: (signal) => portal.app.client.call(solicitudReembolso, reimbursement, signal),
        }),
        keep: () => watched.tell('guardado GUARDAR'),
        done: () => watched.tell('guardado OLVIDAR'),
      });
      const input = { envio: 'lo mismo', telefonos: null, faltanDocumentos: false, antes: null };
      await watched.start('caseSubmission', logic, input, { clock: portal.clock })({ type: 'ENVIAR' });
    }
  },
  contactSave: async (watched) => {
    const borrador = { ...emptyProfile, telefonoCelular: '(829)-555-0100' };
    const saved = (telefonoCelular: string) => () => ({ ...guardado, telefonoCelular });
    for (const [answer, read] of [
      [() => ({ mensaje: '' }), 'sinConexion'],
      [refused, 'sinConexion'],
      ['sesionVencida', 'sinConexion'],
      [cut, saved('829-555-0100')],
      [cut, saved('809-555-0142')],
    ] as const) {
      const portal = await open(
        watched,
        member(),
        { [paths.phones]: answer, [datoscontactos.path]: read },
        { [paths.phones]: 'servidor LLEGA' },
      );
      let kept: ContactSends = {};
      const logic = contactSaveLogic({
        deps: portal.app,
        codigoAfiliado: '1001',
        saves: contactSaveQueue(portal.app.client, '1001'),
        addressBody: () => ({}) as never,
        emailAccess: 'member',
        keep: (envios) => {
          const [before, now] = [kept.telefonos?.confirmado, envios.telefonos?.confirmado];
          kept = envios;
          if (before !== now) watched.tell(`envios ${now === undefined ? 'OLVIDAR' : now ? 'SABER' : 'ENVIAR'}`);
        },
        saved: () => {},
      });
      const input = { partes: ['telefonos'], borrador, provincias: [], municipios: [], envios: {}, fallidas: [] };
      await watched.start('contactSave', logic, input, { clock: portal.clock })();
    }
  },
  photo: async (watched) => {
    for (const answer of [() => ({ mensaje: '' }), 'sesionVencida'] as const) {
      const portal = await open(
        watched,
        member(),
        { [paths.photo]: answer, 'CRM/obtenerfotoperfil': () => '' },
        { [paths.photo]: 'perfil LLEGA' },
      );
      const { tab } = portal;
      tellOf(tab, 'recibo_1001_photo', (what) => watched.tell(`recibo ${what}`));
      const portrait = portal.app.member.getSnapshot()?.portrait;
      if (portrait === undefined) throw new Error('nobody is there');
      const device = {
        workshop: { do: async () => ({ lista: { ancho: 4, alto: 4, file: blank } }) as never, close: () => {} },
        base64Of: async () => 'AAAA',
        lend: () => 'blob:1',
        takeBack: () => {},
      };
      const begin = () => {
        const { logic, input } = photoLogic({ deps: portal.app, portrait, device, reread: () => {} });
        return watched.start('photo', logic, input, { clock: portal.clock });
      };
      await begin()({ type: 'ABRIR', hayFoto: true }, { type: 'ELEGIR', archivo: blank }, { type: 'GUARDAR' });
      await begin()({ type: 'CERRAR_RECIBO' });
    }
  },
  register: async (watched) => {
    const asked = [1, 2, 3].map((id) => ({ id, pregunta: '¿?', idTipoPregunta: 3, respuesta: '7' }));
    const person = {
      codigoMensaje: 'otro',
      codigo: 1000,
      mensaje: '',
      codigoAfiliado: '1',
      nombres: 'R',
      apellidos: 'M',
    };
    const portal = await open(
      watched,
      fakeDevice(),
      {
        'Autenticacion/autenticar': () => ({ ...person, preguntasSeguridad: asked }),
        [paths.register]: () => ({ codigoMensaje: 1005, mensaje: '', correo: '' }),
      },
      { [paths.register]: 'servidor LLEGA' },
    );
    const { logic, input } = registerLogic(
      {
        deps: portal.app,
        address: { change: () => {}, close: () => {}, hold: () => () => {} },
        typed: () => ({ tipoDocumento: 1, documento: '001-1234567-8' }),
        carry: () => {},
      },
      'registro',
      answerVerifier(),
      [],
    );
    await watched.start('register', logic, input, { clock: portal.clock })(
      { type: 'SIGUIENTE' },
      { type: 'SIGUIENTE', respuestas: asked.map(({ id }) => ({ id, texto: '7' })) },
      { type: 'ESCRIBIR', campo: 'correo', valor: 'rosa@ejemplo.do' },
      { type: 'ESCRIBIR', campo: 'correoRepetido', valor: 'rosa@ejemplo.do' },
      { type: 'ENVIAR', clave: 'Mangu-7-Yaque', claveRepetida: 'Mangu-7-Yaque' },
    );
  },
  application: async (watched) => {
    const submit = 'CRM/formulario/solicitudAfiliacion';
    for (const [answer, last] of [
      [() => ({ mensaje: '', numero: '20451' }), 'CERRAR'],
      [refused, 'ANTERIOR'],
    ] as const) {
      const lists = Object.entries(applicationAnswers).map(
        ([path, reply]) => [path, () => ('result' in reply ? reply.result : reply)] as const,
      );
      const portal = await open(
        watched,
        fakeDevice(),
        { ...Object.fromEntries(lists), [submit]: answer },
        { [submit]: 'servidor LLEGA' },
      );
      const { app } = portal;
      const store = applicationStore(app.browser, () => app.browser.clock.now().wall);
      store.keep(applicant, false);
      let sentBefore = false;
      const told = {
        ...store,
        keep: (...[written, sent]: Parameters<typeof store.keep>) => {
          watched.tell(`guardado ${sent ? 'ENVIAR' : sentBefore ? 'NEGAR' : 'ESCRIBIR'}`);
          sentBefore = sent;
          store.keep(written, sent);
        },
        receipt: {
          ...store.receipt,
          keep: (receipt: Parameters<typeof store.receipt.keep>[0]) => {
            watched.tell('guardado RECIBIR');
            store.receipt.keep(receipt);
          },
          forget: () => {
            watched.tell('guardado OLVIDAR');
            store.receipt.forget();
          },
        },
      };
      const given = applicationListsLogic({ deps: app });
      const { logic, input } = applicationLogic({
        deps: app,
        lists: createActor(given.logic, { clock: portal.clock }).start(),
        store: told,
        address: { step: 5, onStep: () => () => {}, show: () => {} },
        navigate: () => {},
      });
      const send = watched.start('application', logic, input, { clock: portal.clock });
      await settle();
      await send({ type: 'ANTERIOR' }, { type: 'SIGUIENTE' }, { type: 'ENVIAR' }, { type: last });
    }
  },
  payment: async (watched) => {
    const locks = fakeLocks();
    const back = cashier({ careful: true });
    const device = member();
    tellOf(device.local, 'borrador_1001_pagos', (what) => watched.tell(`intentos ${what}`));
    const tabs = [];
    for (const tab of [1, 2]) {
      const portal = await open(watched, device, back.answers);
      const request: typeof locks.request = (name, options, work) =>
        locks.request(name, options, async (lock) => {
          const isOfInvoice = lock !== null && name.startsWith('pago ');
          if (isOfInvoice) watched.tell(`candado TOMAR_${tab}`);
          const done = await work(lock);
          if (isOfInvoice) watched.tell(`candado SOLTAR_${tab}`);
          return done;
        });
      vi.stubGlobal('navigator', { locks: { request } });
      const gateway = { able: true, ordersKept: true, open: () => watched.tell('banco LLEGA') };
      const { logic, input } = paymentLogic({ deps: portal.app, gateway, search: {} });
      const send = watched.start(`payment${tab}`, logic, input, { clock: portal.clock });
      await settle();
      tabs.push({ portal, send, request });
    }
    const [first, second] = tabs;
    if (first === undefined || second === undefined) return;
    vi.stubGlobal('navigator', { locks: { request: first.request } });
    await first.send({ type: 'ELEGIR', numero: 'F1' }, { type: 'SI' });
    first.portal.clock.increment(100);
    await settle();
    back.charge('SES-1');
    await first.send({ type: 'VOLVER' });
  },
};

/** What the server of a table decides, or what its person knows. */
const ownOfTables = ['servidor NEGAR', 'servidor CONOCIDO', 'perfil NEGAR'];

const eventOf = (what: string): string => what.split(' (')[0] ?? '';
const nameOf = ({ from, when, to, what }: Message) => `${from}, ${when} → ${what} a ${to}`;

const rowsOf = (flow: string): Message[] => {
  const rows = compositions.flatMap(({ messages }) => messages.filter(({ from }) => from === flow));
  return rows.filter(({ to, what }) => !ownOfTables.includes(`${to} ${what}`));
};

const isCause = ({ from, when }: Message): ((one: Seen) => boolean) => {
  const is = askOf(conditionOf(when), holds);
  return (one) => isStep(one) && one.actor.startsWith(from) && is(one);
};
const isEffect =
  ({ from, to, what, otherTab }: Message) =>
  (one: Seen): boolean =>
    isStep(one)
      ? otherTab === true && to === from && one.event.type === what
      : one.told === `${to} ${eventOf(what)}`.replace('#', one.told.slice(-1));

/** What happened at a step: the network and the locks speak before the chart hears of it, the rest after it. */
const around = (seen: readonly Seen[], at: number): readonly Seen[] => {
  const step = seen[at];
  const isOther = (one: Seen) => !isStep(one) || (step !== undefined && isStep(step) && one.actor !== step.actor);
  const before = seen.slice(0, at).findLastIndex((one) => !isOther(one));
  const after = seen.findIndex((one, index) => index > at && !isOther(one));
  return seen.slice(before + 1, after < 0 ? seen.length : after).filter(isOther);
};

describe.each(Object.entries(flows))('%s', async (flow, run) => {
  const watched = watch();
  await run(watched);
  vi.unstubAllGlobals();
  const { seen } = watched;
  const rows = rowsOf(flow);

  const causes = (row: Message) => seen.flatMap((one, at) => (isCause(row)(one) ? [at] : []));
  test.each(rows.map((row) => ({ row, name: nameOf(row) })))('tells: $name', ({ row }) => {
    const told = causes(row).map((at) => around(seen, at).some(isEffect(row)));
    expect(told).toContain(true);
  });

  test('tells nothing that is no row of the table', () => {
    const known = new Set(rows.flatMap((row) => causes(row).flatMap((at) => around(seen, at).filter(isEffect(row)))));
    expect(seen.filter((one) => !isStep(one) && !known.has(one))).toEqual([]);
  });
});

test('each flow of the compositions that tells somebody something is run', () => {
  const telling = compositions.flatMap(({ charts, messages }) =>
    messages.flatMap(({ from }) => (Object.hasOwn(charts, from) ? [from] : [])),
  );
  expect([...new Set(telling)].toSorted()).toEqual([...Object.keys(flows), 'inactivity', 'session'].toSorted());
});
