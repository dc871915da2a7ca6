import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { onboardingCheckLogic } from './wiring';

const now = 1_700_000_000_000;
const read = 'Afiliado/datoscontactos';
const asking = () => ({ debeActualizarDatosContacto: true });

interface World {
  path?: string;
  free?: boolean;
  device?: ReturnType<typeof fakeDevice>;
  session?: Map<string, string>;
  answer?: (() => unknown) | 'sinConexion';
}

/** The shell's check in one tab, with or without a dialog over the page. */
const open = async ({ path = '/', free = true, answer = asking, ...world }: World = {}) => {
  const device = world.device ?? fakeDevice(storedSession('1001', now));
  const portal = await openPortal(device, {
    answers: { [read]: answer },
    ...(world.session && { session: world.session }),
  });
  await arrive();
  let go: (pathname: string) => void = () => {};
  let turn: (free: boolean) => void = () => {};
  const { logic, input } = onboardingCheckLogic({
    deps: portal.app,
    onPage: (gone) => {
      go = gone;
      gone(path);
      return () => {};
    },
    watchOverlays: (turned) => {
      turn = turned;
      turned(free);
      return () => {};
    },
  });
  const check = createActor(logic, { input, clock: portal.clock }).start();
  return {
    device,
    portal,
    go: (pathname: string) => go(pathname),
    turn: (to: boolean) => turn(to),
    close: () => check.send({ type: 'CERRADO' }),
    state: () => check.getSnapshot().value,
    asked: () => portal.askedFor(read).length,
    later: async (ms: number) => {
      portal.clock.increment(ms);
      await arrive();
    },
  };
};

test('[ONB-32] [ONB-33] [ONB-34] [ONB-35] checks 1500 ms after the session began, and opens the wizard only if needed', async () => {
  const needed = await open();
  await needed.later(1499);
  expect([needed.state(), needed.asked()]).toEqual(['esperando', 0]);
  await needed.later(1);
  expect([needed.state(), needed.portal.askedFor(read)[0]?.request]).toEqual([
    'mostrando',
    { query: { codigoAfiliado: '1001' } },
  ]);
  const complete = await open({ answer: () => ({ debeActualizarDatosContacto: false }) });
  await complete.later(1500);
  expect([complete.state(), complete.asked()]).toEqual(['concluida', 1]);
});

test('[ONB-31] [SESS-07] [SESS-09] is shown once per session and affiliate, and log-out removes the mark', async () => {
  const first = await open();
  await first.later(1500);
  const { tab } = first.portal;
  expect([...tab.keys()]).toEqual(['onboarding_shown_1001']);
  const again = await open({ device: first.device, session: tab });
  await again.later(5000);
  expect([again.state(), again.asked()]).toEqual(['concluida', 0]);
  again.portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
  expect([...tab.keys()].filter((key) => key.startsWith('onboarding_shown_'))).toEqual([]);
  await again.portal.login('2002');
  const other = await open({ device: first.device, session: tab });
  await other.later(1500);
  expect(other.state()).toBe('mostrando');
});

test('[ONB-36] [ONB-37] the log-in decides first, and the page replaces the modal', async () => {
  const entering = await open({ path: '/login' });
  await entering.later(5000);
  expect([entering.state(), entering.asked()]).toEqual(['enEntrada', 0]);
  entering.go('/Onboarding/');
  expect([entering.state(), [...entering.portal.tab.keys()]]).toEqual(['concluida', ['onboarding_shown_1001']]);
  const home = await open({ path: '/login' });
  await home.later(1500);
  home.go('/');
  await arrive();
  expect(home.state()).toBe('mostrando');
  home.go('/onboarding');
  expect(home.state()).toBe('concluida');
});

test('a failed check shows nothing, and is retried with the next connection', async () => {
  const check = await open({ answer: 'sinConexion' });
  await check.later(1500);
  expect([check.state(), check.portal.logged]).toEqual(['sinSaber', ['onboardingCheck: no se pudo consultar']]);
  check.portal.network.answers[read] = asking;
  check.portal.setOnline(true);
  await arrive();
  expect(check.state()).toBe('mostrando');
});

test('waits while another overlay is open', async () => {
  const check = await open({ free: false });
  await check.later(1500);
  expect(check.state()).toBe('enEspera');
  check.turn(true);
  expect(check.state()).toBe('mostrando');
  check.turn(false);
  check.close();
  expect(check.state()).toBe('concluida');
});
