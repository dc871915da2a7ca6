import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { cut, endedUnderWay } from '../../../tests/stand-ins/requests';
import { stateName } from '../../../tools/explore/path-id';
import { Problem } from '../../api/problem';
import type { PhotoDevice } from '../../platform/photo/photo-device';
import { photoTexts } from './texts';
import { photoLogic } from './wiring';

const now = 1_700_000_000_000;
const [save, read, remove] = ['CRM/cargarfotoperfil', 'CRM/obtenerfotoperfil', 'CRM/eliminarFotoPerfil'];
const old = 'iVBORw0KGgoAAAAA';
const fresh = '/9j/4AAQSkZJRg==';

const chosen = new Blob(['chosen']);
const stripped = new Blob(['stripped'], { type: 'image/jpeg' });
const shrunk = new Blob(['shrunk'], { type: 'image/jpeg' });
const square = new Blob(['square'], { type: 'image/jpeg' });

/** A device on which each task returns its own file and records the last one it received. */
const deviceOf = (looked: 'lista' | 'grande' = 'lista') => {
  const done: string[] = [];
  const lent = new Set<string>();
  const size = { ancho: 400, alto: 300 };
  const made: Partial<Record<string, object>> = {
    look: looked === 'lista' ? { lista: { ...size, file: stripped } } : { grande: size },
    reduce: { ...size, file: shrunk, original: { ancho: 4000, alto: 3000 } },
    cut: { ancho: 300, alto: 300, file: square },
  };
  const device: PhotoDevice = {
    workshop: {
      do: async (task, asked) => {
        done.push(`${task} ${await asked.file.text()}`);
        return made[task] as never; // The task selects the type of the answer.
      },
      close: () => done.push('closed'),
    },
    base64Of: async () => fresh,
    lend: (file) => {
      const address = `blob:${lent.size}-${file.size}`;
      lent.add(address);
      return address;
    },
    takeBack: (address) => void lent.delete(address),
  };
  return { device, done, lent };
};

interface World {
  answers?: NonNullable<Parameters<typeof openPortal>[1]>['answers'];
  looked?: 'lista' | 'grande';
  has?: string;
  session?: Map<string, string>;
}

/** Opens the dialog in one tab, on a service that stores the photo it receives. */
const open = async ({ answers = {}, looked, has = old, session }: World = {}) => {
  const tab = fakeDevice(storedSession('1001', now));
  let kept = has;
  const portal = await openPortal(tab, {
    ...(session === undefined ? {} : { session }),
    answers: {
      [read]: () => kept,
      [save]: (request) => {
        kept = (request as { body: { foto: string } }).body.foto; // The body that the dialog sends.
        return { mensaje: '' };
      },
      [remove]: () => {
        kept = '';
        return { mensaje: '' };
      },
      ...answers,
    },
  });
  await arrive();
  const member = portal.app.member.getSnapshot();
  if (member === null) throw new Error('nobody is there');
  let rereads = 0;
  const { device, done, lent } = deviceOf(looked);
  const { logic, input } = photoLogic({
    deps: portal.app,
    portrait: member.portrait,
    device,
    reread: () => {
      rereads += 1;
    },
  });
  const actor = createActor(logic, { input, clock: portal.clock }).start();
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const send = async (...events: Parameters<typeof actor.send>[0][]) => {
    for (const event of events) {
      actor.send(event);
      await settle();
    }
    return stateName(actor.getSnapshot().value);
  };
  const calls = () => portal.network.asked.filter(({ path }) => [save, remove].includes(path));
  return { ...portal, member, actor, send, settle, calls, done, lent, tabOf: tab, rereads: () => rereads };
};

const back = new EventTarget();
beforeEach(() => vi.stubGlobal('window', back));
afterEach(() => vi.unstubAllGlobals());

const opening = { type: 'ABRIR', hayFoto: true } as const;
const choosing = { type: 'ELEGIR', archivo: chosen } as const;

test('[PHOTO-02] saving without a photo sends nothing', async () => {
  const I = await open();
  expect(await I.send(opening, { type: 'GUARDAR' })).toBe('abierto.eligiendo.faltaFoto');
  expect(I.calls()).toEqual([]);
  expect(photoTexts.falta).toBe('Favor de seleccionar una foto de perfil');
});

test("[PHOTO-07] [PHOTO-08] [PHOTO-12] [SESS-05] sends the stripped file once as base64 under the member's code; the page reloads after two seconds", async () => {
  const I = await open();
  expect(await I.send(opening, choosing)).toBe('abierto.eligiendo.quieto');
  expect(I.tabOf.local.get('selectedImage')).toBe(`data:image/png;base64,${old}`);
  expect(await I.send({ type: 'GUARDAR' }, { type: 'GUARDAR' })).toBe('subida');
  expect(I.calls().map(({ path, request }) => [path, request])).toEqual([
    [save, { query: { codigoAfiliado: '1001' }, body: { foto: fresh } }],
  ]);
  expect(I.tabOf.local.get('selectedImage')).toBe(`data:image/jpeg;base64,${fresh}`);
  expect(I.tab.get('recibo_1001_photo')).toBe(String(I.app.time.now()));
  expect([I.done.at(-1), I.lent.size]).toEqual(['closed', 0]);
  I.clock.increment(1999);
  expect(I.reloads()).toBe(0);
  I.clock.increment(1);
  expect([I.reloads(), stateName(I.actor.getSnapshot().value)]).toEqual([1, 'recargando']);
  expect(photoTexts.subida).toBe('Carga realizada.');
});

test('[PHOTO-06] reports the progress of an upload, until it is cancelled', async () => {
  let tell = (_: { enviado: number; total: number }) => {};
  const held = (_: unknown, told: typeof tell) => {
    tell = told;
    return new Promise(() => {});
  };
  const I = await open({ answers: { [save]: held } });
  expect(await I.send(opening, choosing, { type: 'GUARDAR' })).toBe('abierto.subiendo');
  const progress = () => I.actor.getSnapshot().context.progreso;
  expect(progress()).toEqual({ enviado: 0, total: 0 });
  tell({ enviado: 100, total: 400 });
  expect(progress()).toEqual({ enviado: 100, total: 400 });
  await I.send({ type: 'CANCELAR' });
  tell({ enviado: 200, total: 400 });
  expect(progress()).toEqual({ enviado: 100, total: 400 });
  const tellLate = tell;
  expect(await I.send({ type: 'GUARDAR' })).toBe('abierto.subiendo');
  tellLate({ enviado: 300, total: 400 });
  expect(progress()).toEqual({ enviado: 0, total: 0 });
  expect(photoTexts.subiendo).toBe('Se estará cargando la foto de perfil.');
});

test('after the reload the receipt is shown until it is closed, once', async () => {
  const session = new Map([['recibo_1001_photo', String(now)]]);
  const I = await open({ session });
  expect([stateName(I.actor.getSnapshot().value), I.actor.getSnapshot().context.recibo]).toEqual([
    'conRecibo',
    { hora: now },
  ]);
  expect(await I.send({ type: 'CERRAR_RECIBO' })).toBe('cerrado');
  expect(I.tab.has('recibo_1001_photo')).toBe(false);
});

test('Back closes the dialog; a page that closes releases files and worker', async () => {
  const I = await open();
  await I.send(opening, choosing);
  expect(I.lent.size).toBe(1);
  back.dispatchEvent(new Event('popstate'));
  expect([stateName(I.actor.getSnapshot().value), I.lent.size]).toEqual(['cerrado', 0]);
  await I.send(opening, choosing);
  I.done.length = 0;
  I.actor.stop();
  expect([I.lent.size, I.done]).toEqual([0, ['closed']]);
});

test('ignores a receipt that is malformed or of another member', async () => {
  for (const [key, value] of [
    ['recibo_2002_photo', String(now)],
    ['recibo_1001_photo', 'nunca'],
  ] as const) {
    const I = await open({ session: new Map([[key, value]]) });
    expect(stateName(I.actor.getSnapshot().value)).toBe('cerrado');
  }
});

test('logging out deletes photo and receipt, sent or not', async () => {
  const I = await open({ session: new Map([['recibo_1001_photo', String(now)]]) });
  await I.send(opening, choosing);
  I.tab.set('recibo_1001_photo', String(now));
  I.app.session.send({ type: 'SALIR', motivo: 'salida' });
  await I.settle();
  expect([I.tab.has('recibo_1001_photo'), I.tabOf.local.has('selectedImage')]).toEqual([false, false]);
});

test('[SESS-05] a file over the limit must be reduced first; storage has nothing unsent', async () => {
  const I = await open({ looked: 'grande' });
  expect(await I.send(opening, choosing)).toBe('abierto.eligiendo.demasiadoGrande');
  expect(I.actor.getSnapshot().context).toMatchObject({ foto: null, bytes: chosen.size });
  expect(await I.send({ type: 'REDUCIR' })).toBe('abierto.eligiendo.quieto');
  expect(I.actor.getSnapshot().context.original).toMatchObject({ ancho: 4000, alto: 3000 });
  await I.send({ type: 'AJUSTAR' }, { type: 'APLICAR' });
  // The crop uses the chosen file, not the reduced one.
  expect(I.done).toEqual(['look chosen', 'reduce chosen', 'cut chosen']);
  expect(await I.send({ type: 'CERRAR' })).toBe('cerrado');
  expect([I.done.at(-1), I.lent.size, I.calls()]).toEqual(['closed', 0, []]);
  const kept = [...I.tabOf.local.values(), ...I.tab.values()].join();
  expect([kept.includes(fresh), kept.includes(old)]).toEqual([false, true]);
});

test("[PHOTO-09] a refusal keeps the chosen photo, and the next press sends it again: 'Ha ocurrido un error durante el proceso de carga de foto de perfil.'", async () => {
  const refuse = () => {
    throw new Problem('sinServicio', { status: 413, mensaje: 'La imagen supera el tamaño máximo permitido' });
  };
  const I = await open({ answers: { [save]: refuse } });
  expect(await I.send(opening, choosing, { type: 'GUARDAR' })).toBe('abierto.eligiendo.noSubida');
  expect(I.actor.getSnapshot().context).toMatchObject({ foto: { ancho: 400 }, problema: { status: 413 } });
  expect([I.calls().length, I.tabOf.local.get('selectedImage')]).toEqual([1, `data:image/png;base64,${old}`]);
  await I.send({ type: 'GUARDAR' });
  expect(I.calls()).toHaveLength(2);
  expect(photoTexts.noSubida).toBe('Ha ocurrido un error durante el proceso de carga de foto de perfil.');
});

test.each<[string, string, string]>([
  ['the photo that was sent', fresh, 'subida'],
  ['the one from before', old, 'abierto.eligiendo.noSubida'],
  ['none', '', 'abierto.eligiendo.noSubida'],
  ['another one', '/9j/OTRA', 'abierto.eligiendo.otraFoto'],
])('a lost answer is looked up and never sent again by itself: there is %s', async (_, found, state) => {
  let holds = old;
  const I = await open({ answers: { [save]: cut, [read]: () => holds } });
  await I.send(opening, choosing);
  holds = found;
  expect(await I.send({ type: 'GUARDAR' })).toBe(state);
  expect(I.calls()).toHaveLength(1);
});

test('while the lookup fails, it is only repeated', async () => {
  const I = await open({ answers: { [save]: endedUnderWay } });
  await I.send(opening, choosing);
  const { answers } = I.network;
  const before = answers[read];
  answers[read] = 'sinConexion';
  expect(await I.send({ type: 'GUARDAR' })).toBe('abierto.sinConfirmar');
  expect(await I.send({ type: 'GUARDAR' }, { type: 'REINTENTAR' })).toBe('abierto.sinConfirmar');
  answers[read] = before ?? 'nunca';
  expect(await I.send({ type: 'REINTENTAR' })).toBe('abierto.eligiendo.noSubida');
  expect(I.calls()).toHaveLength(1);
});

test('cancelling an upload reports whether it had arrived', async () => {
  const I = await open({ answers: { [save]: 'nunca' } });
  expect(await I.send(opening, choosing, { type: 'GUARDAR' }, { type: 'CERRAR' })).toBe('abierto.subiendo');
  expect(await I.send({ type: 'CANCELAR' })).toBe('abierto.eligiendo.cancelada');
  expect(I.calls()).toHaveLength(1);
});

test("[PHOTO-10] deleting without a photo sends no call: 'El perfil no cuenta con una foto.'", async () => {
  const I = await open({ has: '' });
  expect(await I.send({ type: 'ABRIR', hayFoto: false }, { type: 'BORRAR' })).toBe('abierto.eligiendo.sinFoto');
  // If the photo could not be read before, it is read first.
  await I.send({ type: 'CERRAR' });
  expect(await I.send({ type: 'ABRIR', hayFoto: null }, { type: 'BORRAR' })).toBe('abierto.eligiendo.sinFoto');
  expect(I.calls()).toEqual([]);
  expect(photoTexts.sinFoto).toBe('El perfil no cuenta con una foto.');
});

test("[PHOTO-11] [SESS-05] after the question deletes it once: 'Foto de perfil eliminada', and nothing shows it", async () => {
  const I = await open();
  expect(await I.send(opening, { type: 'BORRAR' })).toBe('abierto.preguntando');
  expect(I.calls()).toEqual([]);
  expect(await I.send({ type: 'CONFIRMAR' }, { type: 'CONFIRMAR' })).toBe('abierto.borrada');
  expect(I.calls().map(({ path, request }) => [path, request])).toEqual([
    [remove, { query: { codigoAfiliado: '1001' } }],
  ]);
  expect([I.member.portrait.getSnapshot().context.dato.foto, I.tabOf.local.has('selectedImage'), I.rereads()]).toEqual([
    '',
    false,
    1,
  ]);
  expect(photoTexts.borrada).toBe('Foto de perfil eliminada');
});

test.each([
  ['a lost answer', cut],
  ['the end of the session', endedUnderWay],
])('looks up %s to a deletion too', async (_, answer) => {
  let holds = old;
  const I = await open({ answers: { [remove]: answer, [read]: () => holds } });
  expect(await I.send(opening, { type: 'BORRAR' }, { type: 'CONFIRMAR' })).toBe('abierto.eligiendo.sinBorrar');
  holds = '';
  expect(await I.send({ type: 'BORRAR' }, { type: 'CONFIRMAR' })).toBe('abierto.borrada');
});
