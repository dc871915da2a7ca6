import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { decodeReply } from '../../../domain/contract/decode';
import { consumosAfiliado } from '../../../domain/contract/historial';
import { datospersonales } from '../../../domain/contract/nucleo';
import { flags } from '../../../domain/contract/start';
import { arrive, type fakeClient } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import type { ProfileAddress } from '../../wiring/addresses/profile-address';
import { profileLogic } from './wiring';

const now = 1_700_000_000_000;

const replyOf = (wire: object) => {
  const decoded = decodeReply(datospersonales, wire);
  if (!decoded.ok) throw new Error(decoded.issues.join());
  return decoded.reply;
};
const person = (codigoAfiliado: string, tipoAfiliacion: string, fechaNacimiento = '') =>
  replyOf({
    datosPersonales: { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado, tipoAfiliacion, fechaNacimiento },
    datosAfiliacion: [],
    nucleoFamiliar: {
      participantes: [
        { codigoAfiliado: '1002', nombres: 'Luis', apellidos: 'Peña', mayorEdad: true },
        { codigoAfiliado: '1003', nombres: 'Noé', apellidos: 'Peña', mayorEdad: false },
      ],
    },
  });
const consumption = (fecha: string) => ({ idAuth: '1', fecha, solicitanteDesc: '', tipoAutDesc: '', estado: '' });

interface World {
  serverNow?: number;
  titular?: boolean;
  core?: boolean;
  place?: number | null;
  section?: ProfileAddress['section'];
  answers?: Parameters<typeof fakeClient>[0];
}

const open = async ({
  titular = true,
  core = true,
  place = null,
  section = 'personales',
  answers = {},
  serverNow = now,
}: World = {}) => {
  const portal = await openPortal(fakeDevice(storedSession('1001', now)), {
    answers: {
      [flags.path]: () => [{ nombre: 'VER_NUCLEO_FAMILIAR', esWeb: core }],
      [datospersonales.path]: () => person('1001', titular ? 'TITULAR' : 'DEPENDIENTE'),
      [consumosAfiliado.path]: () => ['06', '05', '04', '03', '02', '01'].map((day) => consumption(`2023-11-${day}`)),
      ...answers,
    },
    serverTime: () => serverNow,
  });
  const went: number[] = [];
  const told: Parameters<ProfileAddress['onPlace']>[0][] = [];
  const { logic, input } = profileLogic({
    deps: portal.app,
    address: {
      place,
      section,
      onPlace: (listener) => {
        told.push(listener);
        return () => {};
      },
      open: (lugar) => void went.push(lugar),
    },
  });
  const before = portal.network.asked.length;
  const profile = createActor(logic, { input, clock: portal.clock }).start();
  await arrive();
  return {
    portal,
    profile,
    went,
    go: async (to: number | null, section: World['section'] = 'personales') => {
      for (const listener of told) listener(to, section);
      await arrive();
    },
    state: () => stateName(profile.getSnapshot().value),
    asked: () => portal.network.asked.slice(before).map(({ path }) => path),
  };
};

describe('the selected person', () => {
  test('[PROF-47] sends no unneeded call after the profile', async () => {
    const { state, asked } = await open();
    expect([state(), asked()]).toEqual(['mostrando.quieto', [datospersonales.path]]);
  });

  test.each([
    ['the titular', {}, 'mostrando.nucleo'],
    ['a dependent', { titular: false }, 'mostrando.quieto'],
    ['a titular without the flag', { core: false }, 'mostrando.quieto'],
  ] as const)('[PROF-16] [FLAG-04] %s: the core opens only for a titular with the flag', async (_, world, expected) => {
    const { profile, state } = await open(world);
    profile.send({ type: 'VER_NUCLEO' });
    expect(state()).toBe(expected);
  });

  test.each([
    ['a place that is nobody’s', { place: 3 }, 'inexistente'],
    ['what is no place', { place: 0 }, 'inexistente'],
    ['an adult', { place: 1 }, 'negada'],
    ['a minor', { place: 2 }, 'mostrando.quieto'],
    ['a minor, for a dependent', { place: 2, titular: false }, 'inexistente'],
    ['a minor, without the flag', { place: 2, core: false }, 'inexistente'],
    ['an adult, for a dependent', { place: 1, titular: false }, 'inexistente'],
  ] as const)('[PROF-18] an address of %s', async (_, world, expected) => {
    const { state } = await open(world);
    expect(state()).toBe(expected);
  });

  test("refuses an adult of the core in place, opens a minor by address, and leads back to one's own", async () => {
    const { portal, profile, state, went, go } = await open();
    profile.send({ type: 'VER_NUCLEO' });
    profile.send({ type: 'ELEGIR_FAMILIAR', lugar: 1 });
    const refused = [state(), profile.getSnapshot().context.negado, [...went]];
    profile.send({ type: 'ELEGIR_FAMILIAR', lugar: 2 });
    await arrive();
    const asked = [state(), profile.getSnapshot().context.lugar];
    await go(2);
    const opened = [state(), profile.getSnapshot().context.familiar?.codigoAfiliado, [...went]];
    await go(null);
    expect([refused, asked, opened, [state(), profile.getSnapshot().context.familiar]]).toEqual([
      ['mostrando.nucleo', 1, []],
      // The page may first ask about unsaved changes: it moves only with its address.
      ['mostrando.yendo', null],
      ['mostrando.quieto', '1003', [2]],
      ['mostrando.quieto', null],
    ]);
    expect(portal.askedFor(datospersonales.path)).toHaveLength(2);
  });

  test.each([
    ['2006-03-09', 'negada'],
    ['2006-03-10', 'mostrando.quieto'],
  ])("a person born on %s is of age by the date in Santo Domingo and the server's clock", async (birth, expected) => {
    const { state } = await open({
      place: 2,
      // In UTC it is already the tenth; the device's clock is a year behind.
      serverNow: Date.parse('2024-03-10T03:00:00Z'),
      answers: { [datospersonales.path]: () => person('1001', 'TITULAR', birth) },
    });
    expect(state()).toBe(expected);
  });
});

describe('the page', () => {
  test('asks for the consumptions of the person on screen, and shows the last five', async () => {
    const { portal, profile, state } = await open({ place: 2 });
    profile.send({ type: 'VER_SECCION', seccion: 'afiliacion' });
    profile.send({ type: 'VER_CONSUMOS' });
    await arrive();
    expect(portal.askedFor('HistorialConsumo/afiliado').map(({ request }) => request)).toEqual([
      { query: { codigoAfiliado: '1003', tipo: '0', altoCosto: false } },
    ]);
    expect([state(), profile.getSnapshot().context.consumos.map(({ fecha }) => fecha)]).toEqual([
      'mostrando.consumos.cargado',
      ['2023-11-06', '2023-11-05', '2023-11-04', '2023-11-03', '2023-11-02'],
    ]);
  });

  test('reloads for a child flow: keeps the data on screen, and waits for open dialogs', async () => {
    const { portal, profile, state } = await open();
    const readings = () => portal.askedFor(datospersonales.path).length;
    profile.send({ type: 'VER_SOLICITUDES' });
    profile.send({ type: 'RELEER' });
    const over = [state(), readings()];
    profile.send({ type: 'CERRAR' });
    const during = [state(), readings(), profile.getSnapshot().context.perfil !== null];
    await arrive();
    expect([over, during, state(), portal.logged]).toEqual([
      ['mostrando.solicitudes', 1],
      ['mostrando.releyendo', 2, true],
      'mostrando.quieto',
      [],
    ]);
    portal.network.answers[datospersonales.path] = 'sinServicio';
    profile.send({ type: 'RELEER' });
    await arrive();
    expect([state(), profile.getSnapshot().context.perfil !== null, portal.logged]).toEqual([
      'mostrando.quieto',
      true,
      ['profile: no se pudo releer'],
    ]);
  });

  test('opens the section that the address names, and of another person the first', async () => {
    const { profile, go } = await open({ section: 'contacto' });
    const seen = () => [profile.getSnapshot().context.seccion, profile.getSnapshot().context.abiertas.join(' ')];
    const steps = [seen()];
    await go(2);
    steps.push(seen());
    expect(steps).toEqual([
      ['contacto', 'contacto'],
      ['personales', 'personales'],
    ]);
  });

  test('a link to a section, followed on the page itself, opens it', async () => {
    const { profile, go } = await open();
    await go(null, 'seguridad');
    expect(profile.getSnapshot().context.seccion).toBe('seguridad');
    await go(null);
    expect(profile.getSnapshot().context.seccion).toBe('seguridad');
  });

  test('keeps a section mounted once opened, until another person is shown', async () => {
    const { profile, go } = await open();
    const seen = () => [profile.getSnapshot().context.seccion, profile.getSnapshot().context.abiertas.join(' ')];
    const steps = [seen()];
    profile.send({ type: 'VER_SECCION', seccion: 'contacto' });
    steps.push(seen());
    profile.send({ type: 'VER_SECCION', seccion: 'seguridad' });
    steps.push(seen());
    profile.send({ type: 'VER_SECCION', seccion: 'personales' });
    steps.push(seen());
    await go(2);
    steps.push(seen());
    expect(steps).toEqual([
      ['personales', 'personales'],
      ['contacto', 'personales contacto'],
      ['seguridad', 'personales contacto seguridad'],
      ['personales', 'personales contacto seguridad'],
      ['personales', 'personales'],
    ]);
  });

  test('retries failures with the next connection', async () => {
    const { portal, state } = await open({ answers: { [datospersonales.path]: 'sinConexion' } });
    expect(state()).toBe('fallida');
    portal.network.answers[datospersonales.path] = () => person('1001', 'TITULAR');
    portal.setOnline(true);
    await arrive();
    expect(state()).toBe('mostrando.quieto');
  });
});
