import { describe, expect, test } from 'vitest';
import { type AnyActor, type AnyActorRef, createActor } from 'xstate';
import type { ProblemKind } from '../../domain/contract/problem';
import { homeLogic } from '../../src/flows/home/wiring';
import { formNotice } from '../../src/flows/login/texts';
import { loginLogic } from '../../src/flows/login/wiring';
import { startShell } from '../../src/flows/shell/wiring';
import { slidesLogic } from '../../src/flows/slides/wiring';
import type { Member } from '../../src/wiring/deps';
import { stateName } from '../../tools/explore/path-id';
import { arrive } from '../stand-ins/fake-client';
import { fakeDevice } from '../stand-ins/fake-device';
import { noWizard } from '../stand-ins/no-wizard';
import { ana, openPortal, storedSession } from '../stand-ins/portal';

const began = 1_700_000_000_000;
const expiring = (codigoAfiliado: string, at: number): string =>
  ['x', Buffer.from(JSON.stringify({ codigoAfiliado, exp: at / 1000 })).toString('base64url'), 'x'].join('.');

const slide = (id: string) => ({ id, ubicacion: `/${id}.svg`, accion: '' });
const answered: Record<string, () => unknown> = {
  'Ajuste/popup': () => [slide('1')],
  'Ajuste/alerta/personalizada': () => [{ nombre: 'inicio', mensaje: 'Actualice sus datos.' }],
  'Ajuste/slider': () => [slide('1'), slide('2')],
  'Afiliado/nucleo/carnet': () => [],
  'CRM/obtenerfotoperfil': () => 'data:image/jpeg;base64,/9j/4AAQ',
  'HistorialConsumo/todos': () => ({ data: [], cantidadRegistros: 0 }),
  'autenticacion/ConsultarDispositivosSeguros': () => ({ dispositivosSeguros: [] }),
  'CRM/consCentralNotificaciones': () => [],
};
const all = (answer: ProblemKind | 'nunca') => Object.fromEntries(Object.keys(answered).map((path) => [path, answer]));

/** What each flow has come to when the session ends. */
const moments = {
  'everything is still asked for': all('nunca'),
  'everything failed': all('sinServicio'),
  'everything has come': answered,
};

type Tab = Awaited<ReturnType<typeof open>>;
interface End {
  come(tab: Tab): Promise<void> | void;
  reason: string;
  formulario: string;
}
const ends: Record<string, End> = {
  'the server refuses it': {
    come: ({ portal }) => portal.network.expire(),
    reason: 'vencida',
    formulario: 'formulario.sesionVencida',
  },
  'another tab closes it': {
    come: async ({ device }) => {
      const other = await openPortal(device);
      other.app.session.send({ type: 'SALIR', motivo: 'salida' });
    },
    reason: 'otraPestana',
    formulario: 'formulario.sesionCerradaFuera',
  },
  'another tab closes the account': {
    come: async ({ device }) => {
      const other = await openPortal(device);
      other.app.session.send({ type: 'SALIR', motivo: 'cuentaCerrada' });
    },
    reason: 'cuentaCerrada',
    formulario: 'formulario.cuentaCerrada',
  },
  'nobody is there': {
    come: ({ device }) => device.pass(900),
    reason: 'inactividad',
    formulario: 'formulario.sesionInactiva',
  },
  'its time is over': {
    come: ({ device, portal }) => {
      device.sleep(301);
      portal.comeBack();
    },
    reason: 'vencida',
    formulario: 'formulario.sesionVencida',
  },
};

const open = async (answers: Parameters<typeof openPortal>[1] & object) => {
  const stored = { ...storedSession('1001', began), token: expiring('1001', began + 300_000) };
  const device = fakeDevice(stored);
  device.now.wall = began;
  const portal = await openPortal(device, answers);
  const shell = startShell(portal.app);
  const { clock, app } = portal;
  const [home, slides] = [homeLogic({ deps: app, shell, wizardOver: noWizard }), slidesLogic(app)];
  const page: AnyActor[] = [
    createActor(home.logic, { input: home.input, clock }),
    createActor(slides.logic, { input: slides.input, clock }),
  ];
  for (const actor of page) actor.start();
  await arrive();
  return { device, portal, shell, page };
};

describe.each(Object.entries(moments))('when %s', (_, answers) => {
  test.each(Object.entries(ends))(
    'and %s, no flow of the member continues',
    async (_name, { come, reason, formulario }) => {
      const token = reason === 'inactividad' ? { token: storedSession('1001', began).token } : {};
      const tab = await open({ answers });
      const { portal, shell, device } = tab;
      const { app } = portal;
      for (const [key, value] of Object.entries(token)) device.local.set(key, value);
      const member = app.member.getSnapshot();
      if (member === null) throw new Error('the member has not come');
      const { account, portrait, consumption, devices, notifications, theme } = member;
      const flows: AnyActorRef[] = [account, portrait, consumption, devices, notifications, theme];
      shell.send({ type: 'ABRIR_CUENTA' });
      await come(tab);
      await arrive();

      expect([stateName(portal.session().value), portal.session().context.motivo]).toEqual(['anonima', reason]);
      expect(portal.session().context).toMatchObject({ codigoAfiliado: '', nombres: '', apellidos: '' });
      expect(flows.map((flow) => flow.getSnapshot().status)).toEqual(flows.map(() => 'stopped'));
      expect([app.member.getSnapshot(), stateName(shell.getSnapshot().value)]).toEqual([null, 'despejado']);
      expect(['token', 'lastActivity', 'selectedImage'].filter((key) => device.local.has(key))).toEqual([]);
      expect(portal.failures).toEqual([]);

      // The page of the member gives way to the log-in, which says why; nothing is asked in the member's name again.
      for (const actor of tab.page) actor.stop();
      const asked = portal.network.asked.length;
      const { logic, input } = loginLogic({ deps: app, navigate: () => {}, back: undefined, open: () => {} });
      const login = createActor(logic, { input, clock: portal.clock }).start();
      expect(stateName(login.getSnapshot().value)).toBe(formulario);
      device.pass(60);
      await arrive();
      expect(portal.network.asked.slice(asked).filter((call) => call.token !== null)).toEqual([]);
    },
  );
});

/** Every call with a member's token, and the event that causes it, if opening the page does not. */
const signedIn: Record<string, (member: Member) => void> = {
  'Ajuste/popup': () => {},
  'Ajuste/alerta/personalizada': () => {},
  'Ajuste/slider': () => {},
  'Afiliado/nucleo/carnet': () => {},
  'CRM/obtenerfotoperfil': () => {},
  'HistorialConsumo/todos': () => {},
  'autenticacion/ConsultarDispositivosSeguros': ({ devices }) => devices.send({ type: 'RECARGAR' }),
  'ClienteNotificacion/ConsCentralNotificaciones': () => {},
  'autenticacion/solicitudCambioCorreo': ({ emailRequest }) => {
    emailRequest.send({ type: 'ABRIR' });
    emailRequest.send({ type: 'ESCRIBIR', campo: 'correo', valor: 'ana.nueva@ejemplo.do' });
    emailRequest.send({ type: 'SIGUIENTE' });
    emailRequest.send({ type: 'ENVIAR', clave: 'clave1234' });
  },
};
const rest = {
  'utility/feature/flags': () => [{ nombre: 'VER_NOTIFICACIONES', esWeb: true }],
  'Autenticacion/login': () => ({ codigoMensaje: 1007, codigoAfiliado: '1001', ...ana, token: 'otro', mensaje: '' }),
};

test.each(Object.entries(signedIn))(
  "[SESS-22] %s that meets an expired session closes it, and the log-in says 'Su sesión venció.'",
  async (call, begin) => {
    const { portal, page } = await open({ answers: { ...answered, ...rest, [call]: 'sesionVencida' } });
    const { app } = portal;
    const member = app.member.getSnapshot();
    if (member !== null) begin(member);
    await arrive();
    await arrive();
    for (const actor of page) actor.stop();
    const { logic, input } = loginLogic({ deps: app, navigate: () => {}, back: undefined, open: () => {} });
    const state = stateName(createActor(logic, { input, clock: portal.clock }).start().getSnapshot().value);
    expect([portal.askedFor(call).length > 0, portal.session().context.motivo, app.member.getSnapshot()]).toEqual([
      true,
      'vencida',
      null,
    ]);
    expect(Object.entries(formNotice).find(([name]) => name === state)?.[1]?.titulo).toBe('Su sesión venció.');
  },
);

test('the member exists until then', async () => {
  const { portal } = await open({ answers: answered });
  expect([stateName(portal.session().value), portal.session().context.nombres]).toEqual([
    'abierta.autenticada.enPortal',
    ana.nombres,
  ]);
});
