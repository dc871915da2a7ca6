import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { chartLimitMs, defaultPolicy } from '../../../domain/rules/policy';
import { arrive, type fakeClient } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { noWizard } from '../../../tests/stand-ins/no-wizard';
import { openPortal, storedSession, tokenOf } from '../../../tests/stand-ins/portal';
import { startShell } from '../shell/wiring';
import { slidesLogic } from '../slides/wiring';
import { homeLogic } from './wiring';

const now = 1_700_000_000_000;
const paths = { popup: 'Ajuste/popup', alert: 'Ajuste/alerta/personalizada', slider: 'Ajuste/slider' };
const slide = (id: number, accion = '') => ({ id: String(id), ubicacion: `/laminas/${id}.svg`, accion });
const alert = { nombre: 'inicio', mensaje: 'Actualice sus datos de contacto.' };
const healthy = {
  [paths.popup]: () => [slide(1), slide(2)],
  [paths.alert]: () => [alert],
  [paths.slider]: () => [slide(1, 'https://ejemplo.do/'), slide(2), slide(3)],
  'autenticacion/ConsultarDispositivosSeguros': () => ({ dispositivosSeguros: [] }),
};

const open = async (
  answers: Parameters<typeof fakeClient>[0] = {},
  stored: Record<string, string> = {},
  memberLoads?: () => Promise<void>,
) => {
  const device = fakeDevice({ ...storedSession('1001', now), ...stored });
  const portal = await openPortal(device, {
    answers: { ...healthy, ...answers },
    ...(memberLoads && { memberLoads }),
  });
  const shell = startShell(portal.app);
  const { clock } = portal;
  const startHome = async (wizardOver = noWizard) => {
    const { logic, input } = homeLogic({ deps: portal.app, shell, wizardOver });
    const home = createActor(logic, { input, clock }).start();
    await arrive();
    return home;
  };
  const startSlides = async () => {
    const { logic, input } = slidesLogic(portal.app);
    const slides = createActor(logic, { input, clock }).start();
    await arrive();
    return slides;
  };
  return { device, portal, shell, startHome, startSlides };
};

describe('popup and alert', () => {
  test('[HOME-11, HOME-12, HOME-13] the popup is shown once, and again after a visit to the log-in', async () => {
    const { device, portal, startHome } = await open();
    const first = await startHome();
    expect([first.getSnapshot().value, device.local.get('popupShown')]).toEqual(['mostrandoAnuncio', 'true']);
    first.stop();
    const second = await startHome();
    expect([second.getSnapshot().value, portal.askedFor(paths.popup).length]).toEqual(['mostrandoAlerta', 1]);
    second.stop();
    portal.app.store.forgetPopup();
    expect((await startHome()).getSnapshot().value).toBe('mostrandoAnuncio');
  });

  test('[SESS-03] with popupShown stored it is not even loaded', async () => {
    const { portal, startHome } = await open({}, { popupShown: 'true' });
    await startHome();
    expect(portal.askedFor(paths.popup)).toEqual([]);
  });

  test('[HOME-14] without images no popup is shown, and the next visit loads it again', async () => {
    const { device, startHome } = await open({ [paths.popup]: () => [], [paths.alert]: () => [] });
    const home = await startHome();
    expect([home.getSnapshot().value, device.local.has('popupShown')]).toEqual(['tranquilo', false]);
  });

  test('[HOME-15, HOME-16] the alert «inicio» of the affiliate loads with the page and follows the popup', async () => {
    const { portal, startHome } = await open();
    const home = await startHome();
    expect(portal.askedFor(paths.alert)).toEqual([
      { path: paths.alert, request: { query: { id: '1001', nombre: 'inicio' } }, token: tokenOf('1001') },
    ]);
    expect(home.getSnapshot().value).toBe('mostrandoAnuncio');
    home.send({ type: 'CERRAR' });
    expect([home.getSnapshot().value, home.getSnapshot().context.mensaje]).toEqual([
      'mostrandoAlerta',
      'Actualice sus datos de contacto.',
    ]);
    home.send({ type: 'CERRAR' });
    expect(home.getSnapshot().value).toBe('tranquilo');
  });

  test('a read alert is not shown again in this session; a new one is', async () => {
    const { portal, startHome } = await open({}, { popupShown: 'true' });
    const first = await startHome();
    first.send({ type: 'CERRAR' });
    first.stop();
    const second = await startHome();
    expect(second.getSnapshot().value).toBe('tranquilo');
    second.stop();
    portal.network.answers[paths.alert] = () => [{ nombre: 'inicio', mensaje: 'Otra.' }];
    expect((await startHome()).getSnapshot().value).toBe('mostrandoAlerta');
  });

  test("an alert read before the member's chunk loaded is not shown again either", async () => {
    const come: (() => void)[] = [];
    const { portal, startHome } = await open(
      {},
      { popupShown: 'true' },
      () => new Promise((resolve) => come.push(resolve)),
    );
    const first = await startHome();
    first.send({ type: 'CERRAR' });
    first.stop();
    for (const one of come) one();
    await arrive();
    expect([portal.app.member.getSnapshot()?.alertRead(), (await startHome()).getSnapshot().value]).toEqual([
      alert.mensaje,
      'tranquilo',
    ]);
  });

  test('one member’s read alerts do not affect the next member', async () => {
    const come: (() => void)[] = [];
    const { portal, startHome } = await open(
      {},
      { popupShown: 'true' },
      () => new Promise((resolve) => come.push(resolve)),
    );
    (await startHome()).send({ type: 'CERRAR' });
    portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
    await portal.login('2002');
    for (const one of come) one();
    await arrive();
    expect(portal.app.member.getSnapshot()?.alertRead()).toBe('');
  });

  test('both wait for another dialog, close when one opens, and come back', async () => {
    const { device, shell, startHome } = await open();
    shell.send({ type: 'ABRIR_CUENTA' });
    const home = await startHome();
    const seen = [home.getSnapshot().value];
    const upon = (work: () => void) => {
      work();
      seen.push(home.getSnapshot().value);
    };
    upon(() => shell.send({ type: 'CERRAR' }));
    upon(() => shell.send({ type: 'PEDIR_SALIDA' }));
    upon(() => shell.send({ type: 'NO' }));
    upon(() => home.send({ type: 'CERRAR' }));
    upon(() => {
      device.sleep(845);
      device.tick();
    });
    expect(seen).toEqual([
      'anuncioEnEspera',
      'mostrandoAnuncio',
      'anuncioEnEspera',
      'mostrandoAnuncio',
      'mostrandoAlerta',
      'alertaEnEspera',
    ]);
  });

  test('both wait for the wizard of contact data to close', async () => {
    const { startHome } = await open();
    let turn = (_: boolean) => {};
    const home = await startHome((turned) => {
      turn = turned;
      turned(true);
      return () => {};
    });
    const under = home.getSnapshot().value;
    turn(false);
    expect([under, home.getSnapshot().value]).toEqual(['anuncioEnEspera', 'mostrandoAnuncio']);
  });

  test('[HOME-20] a failure of one does not affect the other, is only logged, and is retried with the next connection', async () => {
    const { portal, startHome } = await open({ [paths.popup]: 'sinConexion' });
    const home = await startHome();
    expect([home.getSnapshot().value, portal.logged, portal.app.snackbars.getSnapshot().context.visibles]).toEqual([
      'mostrandoAlerta',
      ['home: anuncio: no se pudo cargar'],
      [],
    ]);
    home.send({ type: 'CERRAR' });
    portal.network.answers[paths.popup] = () => [slide(1)];
    portal.setOnline(true);
    await arrive();
    expect(home.getSnapshot().value).toBe('mostrandoAnuncio');
    home.send({ type: 'CERRAR' });
    expect(home.getSnapshot().value).toBe('tranquilo');
  });

  test.each([
    [paths.alert, 'alerta', 'mostrandoAnuncio', chartLimitMs(defaultPolicy.readLimitMs)],
    [paths.popup, 'anuncio', 'mostrandoAlerta', 11_500],
  ] as const)(
    '[HOME-20] while %s does not answer the other is shown after a moment; it is retried and given up',
    async (path, parte, shown, givenUpMs) => {
      const { portal, startHome } = await open({ [path]: 'nunca' });
      const home = await startHome();
      const seen = [home.getSnapshot().value];
      portal.clock.increment(1_000);
      seen.push(home.getSnapshot().value);
      home.send({ type: 'CERRAR' });
      await arrive();
      portal.clock.increment(1_000);
      portal.clock.increment(givenUpMs - 1_000);
      seen.push(home.getSnapshot().value);
      expect([seen, portal.logged.filter((line) => line.startsWith('home'))]).toEqual([
        [{ pidiendo: 'conPaciencia' }, shown, 'tranquilo'],
        [`home: ${parte}: no se pudo cargar`],
      ]);
    },
  );

  test('[HOME-17, HOME-18, HOME-19] opening home loads the secure devices, once the member is known', async () => {
    const { portal, startHome } = await open();
    const asked = () => portal.askedFor('autenticacion/ConsultarDispositivosSeguros').length;
    expect(asked()).toBe(0);
    const before = portal.network.asked.length;
    await startHome();
    // No duplicate and no unneeded calls.
    expect(
      portal.network.asked
        .slice(before)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual([paths.alert, paths.popup, 'autenticacion/ConsultarDispositivosSeguros'].toSorted());
    portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
    const early = startHome();
    await portal.login();
    await early;
    expect(asked()).toBe(2);
  });
});

describe('Novedades', () => {
  const at = (slides: Awaited<ReturnType<Awaited<ReturnType<typeof open>>['startSlides']>>) => [
    slides.getSnapshot().value,
    slides.getSnapshot().context.indice,
  ];

  test('[HOME-04, HOME-07, HOME-08] the images advance automatically every 10000 ms', async () => {
    const { portal, startSlides } = await open();
    const slides = await startSlides();
    expect(slides.getSnapshot().context.laminas).toEqual([
      { id: 'imagen-1', imagen: '/laminas/1.svg', enlace: 'https://ejemplo.do/' },
      { id: 'imagen-2', imagen: '/laminas/2.svg', enlace: null },
      { id: 'imagen-3', imagen: '/laminas/3.svg', enlace: null },
    ]);
    const seen = [at(slides)];
    for (const ms of [9_999, 1, 10_000, 10_000]) {
      portal.clock.increment(ms);
      seen.push(at(slides));
    }
    expect(seen).toEqual([
      ['corriendo', 0],
      ['corriendo', 0],
      ['corriendo', 1],
      ['corriendo', 2],
      ['corriendo', 0],
    ]);
  });

  test('pointer, focus, touch and a hidden page each pause it', async () => {
    const { portal, startSlides } = await open();
    const slides = await startSlides();
    slides.send({ type: 'RETENER', causa: 'puntero' });
    portal.setHidden(true);
    portal.clock.increment(60_000);
    slides.send({ type: 'SOLTAR', causa: 'puntero' });
    expect(at(slides)).toEqual(['enEspera', 0]);
    portal.setHidden(false);
    expect(at(slides)).toEqual(['corriendo', 0]);
  });

  test('with reduced motion it does not start, and stops when the device begins to prefer it', async () => {
    const { portal, startSlides } = await open();
    const running = await startSlides();
    portal.setReduced(true);
    const still = await startSlides();
    portal.clock.increment(10_000);
    expect([at(running), at(still)]).toEqual([
      ['detenida', 0],
      ['detenida', 0],
    ]);
    still.send({ type: 'REANUDAR' });
    portal.clock.increment(10_000);
    expect(at(still)).toEqual(['corriendo', 1]);
  });
});
