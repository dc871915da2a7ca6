import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { decodeReply } from '../../../domain/contract/decode';
import { nucleoCarnet } from '../../../domain/contract/nucleo';
import type { SavedCard } from '../../../domain/rules/card/saved-card';
import { copyLimitMs, savedCardAfterMs, visibleCopies } from '../../../machines/card/card-holders';
import { fakeCache } from '../../../tests/stand-ins/fake-cache';
import { arrive, type fakeClient } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { cardStore } from '../../platform/card/card-store';
import { type CardDevice, cardLogic } from './wiring';

const now = 1_700_000_000_000;

// As in a page, where relative addresses resolve against the portal's origin.
beforeAll(() => {
  vi.stubGlobal('location', new URL('https://portal.example/'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const rows = (idAfiliado: string, tipoAfiliado = 'TITULAR', plan = 'Plan básico') => {
  const relative = (codigoAfiliado: string, nombres: string, mayorEdad: boolean) => ({
    codigoAfiliado,
    nombres,
    apellidos: 'Peña',
    mayorEdad,
  });
  const decoded = decodeReply(nucleoCarnet, [
    {
      idAfiliado,
      tipoAfiliado,
      planes_Nombre: plan,
      idTipoPlan: 1,
      nucleoFamiliar: { participantes: [relative('1002', 'Luis', true), relative('1003', 'Noé', false)] },
    },
  ]);
  if (!decoded.ok) throw new Error(decoded.issues.join());
  return decoded.reply;
};

interface World {
  place?: number | null;
  answers?: Parameters<typeof fakeClient>[0];
  /** The cards on this device. */
  saved?: readonly SavedCard[];
  /** Makes saving fail with this error. */
  refuse?: () => Error | null;
}

const savedCard = (codigoAfiliado: string, nombre: string): SavedCard => ({
  codigoAfiliado,
  nombre,
  tipoAfiliado: 'TITULAR',
  cedula: '',
  nss: '',
  regimen: '',
  planes: [{ nombre: 'Plan básico', idTipoPlan: 1, estado: '', finVigencia: '' }],
  guardado: now - 1,
});
const saved = [savedCard('1003', 'Noé Peña'), savedCard('1001', 'Ana María Pérez Gómez')];

const open = async ({ place = null, answers = {}, saved: cards = [], refuse }: World = {}) => {
  const kept = fakeCache(refuse);
  const portal = await openPortal(fakeDevice(storedSession('1001', now)), {
    answers: {
      [nucleoCarnet.path]: (request) => rows(Object(request).query.CodigoAfiliado),
      ...answers,
    },
  });
  const told: ((place: number | null) => void)[] = [];
  const done: string[] = [];
  const store = cardStore<SavedCard>(kept.device);
  const device: CardDevice = {
    verification: 'https://verifica.example/',
    store,
    pageOf: (cards) => cards.map(({ nombre, planes }) => `${nombre}: ${planes[0]?.nombre}`).join(', '),
    keepAwake: () => {
      done.push('lit');
      return () => done.push('let go');
    },
    print: () => done.push('printed'),
    fetchLink: () => done.push('link'),
  };
  for (const one of cards) await store.keep('1001', one, device.pageOf);
  const before = portal.network.asked.length;
  const { logic, input } = cardLogic({
    deps: portal.app,
    address: {
      place,
      onPlace: (listener) => {
        told.push(listener);
        return () => {};
      },
    },
    device,
  });
  const card = createActor(logic, { input, clock: portal.clock }).start();
  await arrive();
  return {
    portal,
    card,
    kept,
    done,
    visible: () => visibleCopies(card.getSnapshot().context).map(({ codigoAfiliado }) => codigoAfiliado),
    state: () => stateName(card.getSnapshot().value),
    context: () => card.getSnapshot().context,
    go: async (to: number | null) => {
      for (const one of told) one(to);
      await arrive();
    },
    asked: () =>
      portal.network.asked
        .slice(before)
        .filter(({ path }) => path === nucleoCarnet.path)
        .map(({ request }) => Object(request).query.CodigoAfiliado),
    notices: () => portal.app.snackbars.getSnapshot().context.visibles.map(({ tono, titulo }) => `${tono} ${titulo}`),
  };
};

test('[API-44] loads the own card once, and that of a minor when it is selected', async () => {
  const I = await open();
  expect([I.state(), I.asked()]).toEqual(['mostrando.quieto', ['1001']]);
  expect(I.context().personas.map(({ codigoAfiliado, lugar }) => [codigoAfiliado, lugar])).toEqual([
    ['1001', null],
    ['1003', 2],
  ]);
  await I.go(2);
  expect([I.state(), I.context().persona.codigoAfiliado]).toEqual(['mostrando.quieto', '1003']);
  await I.go(null);
  await I.go(2);
  await I.go(1);
  expect([I.context().persona.codigoAfiliado, I.asked()]).toEqual(['1001', ['1001', '1003']]);
});

test('selects the minor of the address once the core is known; a dependent has none', async () => {
  const I = await open({ place: 2 });
  expect([I.context().persona.codigoAfiliado, I.asked()]).toEqual(['1003', ['1001', '1003']]);
  const other = await open({ place: 2, answers: { [nucleoCarnet.path]: () => rows('1001', 'DEPENDIENTE') } });
  expect([other.context().persona.codigoAfiliado, other.asked(), other.context().personas.length]).toEqual([
    '1001',
    ['1001'],
    1,
  ]);
});

test('shows cards of others in the answer without loading them', async () => {
  const I = await open({ place: 2, answers: { [nucleoCarnet.path]: () => [...rows('1001'), ...rows('1003')] } });
  expect([I.context().persona.codigoAfiliado, I.asked()]).toEqual(['1003', ['1001']]);
});

test("[CARD-05] [SHELL-25] a card that failed to load shows the services' snackbar, until the next try", async () => {
  const I = await open({ answers: { [nucleoCarnet.path]: 'sinServicio' } });
  expect([I.state(), I.notices()]).toEqual(['fallida', ['error Favor intente mas tarde.']]);
  I.portal.network.answers[nucleoCarnet.path] = () => rows('1001');
  I.portal.setOnline(false);
  I.portal.setOnline(true);
  await arrive();
  expect([I.state(), I.notices()]).toEqual(['mostrando.quieto', []]);
});

test('without a network the saved cards are shown at once, and its return renews them', async () => {
  const I = await open({ saved, answers: { [nucleoCarnet.path]: 'sinConexion' } });
  expect([I.state(), I.visible(), I.notices()]).toEqual(['soloCopia', ['1001', '1003'], []]);
  I.portal.network.answers[nucleoCarnet.path] = 'nunca';
  I.portal.setOnline(false);
  I.portal.setOnline(true);
  expect([I.state(), I.visible()]).toEqual(['consultando.conCopia', ['1001', '1003']]);
  I.portal.network.answers[nucleoCarnet.path] = () => rows('1001', 'TITULAR', 'Plan superior');
  await I.go(2);
  await I.go(null);
  await arrive();
  expect([I.state(), await I.kept.all()]).toMatchObject([
    'mostrando.quieto',
    { 'carne /carne': 'Noé Peña: Plan básico, Ana María Pérez Gómez: Plan superior' },
  ]);
});

test('an answer that takes over two seconds is awaited with the saved card on the screen', async () => {
  const I = await open({ saved, answers: { [nucleoCarnet.path]: 'nunca' } });
  expect(I.state()).toBe('consultando.esperando');
  I.portal.clock.increment(savedCardAfterMs);
  expect([I.state(), I.visible()]).toEqual(['consultando.conCopia', ['1001', '1003']]);
  const other = await open({ answers: { [nucleoCarnet.path]: 'nunca' } });
  other.portal.clock.increment(savedCardAfterMs);
  expect(other.state()).toBe('consultando.sinCopia');
});

test("[CARD-05] a service that fails shows its snackbar beside the saved card; a minor's failed card shows no other", async () => {
  const I = await open({ saved, answers: { [nucleoCarnet.path]: 'sinServicio' } });
  expect([I.state(), I.notices()]).toEqual(['soloCopia', ['error Favor intente mas tarde.']]);
  const [, own] = saved;
  const other = await open({ saved: own === undefined ? [] : [own] });
  other.portal.network.answers[nucleoCarnet.path] = 'sinConexion';
  await other.go(2);
  expect([other.state(), other.visible()]).toEqual(['fallida', []]);
});

test('reports a saved card that cannot be updated, with what to do', async () => {
  let full = false;
  const I = await open({ saved, refuse: () => (full ? new Error('QuotaExceededError') : null) });
  full = true;
  await I.go(2);
  await I.go(null);
  await arrive();
  expect([I.state(), I.notices()]).toEqual([
    'mostrando.quieto',
    ['advertencia No se pudo actualizar el carnet guardado en este teléfono.'],
  ]);
});

test('only the log-in page reports an expired session', async () => {
  const I = await open();
  I.portal.network.answers[nucleoCarnet.path] = 'sesionVencida';
  await I.go(2);
  expect([I.asked(), I.notices()]).toEqual([['1001', '1003'], []]);
});

test('saves the displayed card, and updates the copy at every reading', async () => {
  const I = await open();
  I.card.send({ type: 'GUARDAR' });
  expect([I.state(), await I.kept.all()]).toEqual(['mostrando.advirtiendo', {}]);
  I.card.send({ type: 'CONFIRMAR' });
  await arrive();
  expect([I.state(), I.context().guardados]).toEqual([
    'mostrando.quieto',
    [{ ...savedCard('1001', 'Ana María Pérez Gómez'), guardado: now }],
  ]);
  expect([(await I.kept.all())['carne /carne'], I.notices(), I.done]).toEqual([
    'Ana María Pérez Gómez: Plan básico',
    [],
    ['link'],
  ]);
  await I.go(2);
  expect(I.context().guardados.length).toBe(1);
  await I.go(null);
  expect((await I.kept.all())['carne /carne']).toBe('Ana María Pérez Gómez: Plan básico');
  I.card.send({ type: 'QUITAR' });
  await arrive();
  expect([I.state(), I.context().guardados, await I.kept.all()]).toEqual(['mostrando.quieto', [], {}]);
});

test('a device that cannot save says so in the dialog, and the next press tries again', async () => {
  let full = true;
  const I = await open({ refuse: () => (full ? new Error('QuotaExceededError') : null) });
  I.card.send({ type: 'GUARDAR' });
  I.card.send({ type: 'CONFIRMAR' });
  await arrive();
  expect([I.state(), I.portal.logged]).toEqual([
    'mostrando.sinGuardar',
    ['card: no se pudo guardar, quitar o leer la copia'],
  ]);
  full = false;
  I.card.send({ type: 'CONFIRMAR' });
  await arrive();
  expect([I.state(), I.context().guardados.length]).toEqual(['mostrando.quieto', 1]);
});

test('a device that never answers is given up', async () => {
  const I = await open();
  I.kept.device.workers.register = () => new Promise(() => {});
  I.card.send({ type: 'GUARDAR' });
  I.card.send({ type: 'CONFIRMAR' });
  expect(I.state()).toBe('mostrando.guardando');
  I.portal.clock.increment(copyLimitMs);
  expect(I.state()).toBe('mostrando.sinGuardar');
});

test('while the copy is updated a card can be printed, and deleted afterwards', async () => {
  const I = await open();
  I.card.send({ type: 'GUARDAR' });
  I.card.send({ type: 'CONFIRMAR' });
  await arrive();
  await I.go(2);
  const { workers } = I.kept.device;
  const register = workers.register.bind(workers);
  let go = () => {};
  workers.register = async (...asked: Parameters<typeof register>) => {
    await new Promise<void>((resolve) => {
      go = resolve;
    });
    return register(...asked);
  };
  await I.go(null);
  const printed = () => I.done.filter((what) => what === 'printed').length;
  I.card.send({ type: 'IMPRIMIR' });
  expect([I.state(), printed()]).toEqual(['mostrando.actualizando', 1]);
  I.card.send({ type: 'QUITAR' });
  I.card.send({ type: 'IMPRIMIR' });
  expect([I.state(), printed()]).toEqual(['mostrando.quitando', 2]);
  go();
  await arrive();
  await arrive();
  expect([I.state(), I.context().guardados, await I.kept.all()]).toEqual(['mostrando.quieto', [], {}]);
});

test('leaving while a card is being deleted still deletes it', async () => {
  const I = await open();
  I.card.send({ type: 'GUARDAR' });
  I.card.send({ type: 'CONFIRMAR' });
  await arrive();
  expect(I.context().guardados.length).toBe(1);
  I.card.send({ type: 'QUITAR' });
  await I.go(2);
  await I.go(null);
  await arrive();
  await arrive();
  expect([I.state(), I.context().guardados, await I.kept.all()]).toEqual(['mostrando.quieto', [], {}]);
});

test('the screen stays lit while the code is enlarged, and the browser prints', async () => {
  const I = await open();
  I.card.send({ type: 'AMPLIAR' });
  expect(I.done).toEqual(['lit']);
  I.card.send({ type: 'CERRAR' });
  I.card.send({ type: 'IMPRIMIR' });
  expect(I.done).toEqual(['lit', 'let go', 'printed']);
});
