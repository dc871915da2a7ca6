import { expect, test } from 'vitest';
import { cases } from '../../machines/session/session.cases';
import { leaving, ofSession } from '../../machines/together';
import { fakeDevice } from '../stand-ins/fake-device';
import { openPortal, storedSession } from '../stand-ins/portal';

const began = 1_700_000_000_000;

interface Seen {
  tab: number;
  actor: string;
  did?: string;
  heard?: { type: string };
}

/** Whether the event is this row of the cases: why somebody leaves, and whether a session is stored. */
const isCalled = (what: string, heard: object | undefined): boolean => {
  const [type = '', row = ''] = what.split(/ \(|\)/);
  const rows: Record<string, Record<string, object>> = cases.events;
  const said = (event: object): string =>
    JSON.stringify([Reflect.get(event, 'motivo'), Reflect.get(Reflect.get(event, 'lectura') ?? {}, 'estado')]);
  return (
    heard !== undefined &&
    Reflect.get(heard, 'type') === type &&
    (row === '' || said(heard) === said(rows[type]?.[row] ?? {}))
  );
};

/** Two tabs of one browser, in which everything happens that makes one part tell another something. */
const watched = async (): Promise<Seen[]> => {
  const seen: Seen[] = [];
  const device = fakeDevice(storedSession('1001', began));
  device.now.wall = began;
  const tabs = [await openPortal(device), await openPortal(device)];
  const [first, second] = tabs as [(typeof tabs)[0], (typeof tabs)[0]];
  for (const [tab, { app }] of tabs.entries())
    app.session.system.inspect((event) => {
      const actor = event.actorRef === app.session ? 'session' : event.actorRef === app.inactivity ? 'inactivity' : '';
      if (event.type === '@xstate.action') seen.push({ tab, actor, did: event.action.type });
      if (event.type === '@xstate.event') seen.push({ tab, actor, heard: event.event });
    });
  first.app.session.send({ type: 'SALIR', motivo: 'salida' });
  await first.login();
  device.pass(14 * 60 + 5);
  first.app.inactivity.send({ type: 'CERRAR_SESION' });
  await second.login();
  device.pass(16 * 60);
  return seen.filter(({ actor, heard }) => actor !== '' && heard?.type.startsWith('xstate.') !== true);
};

const seen = await watched();

const nameOf = ({ from, when, to, what, otherTab = false }: (typeof ofSession)[number]) =>
  `${from}, ${when} → ${what} a ${to}${otherTab ? ' de la otra pestaña' : ''}`;
const told = ofSession.filter(({ to }) => to !== 'almacen').map((row) => ({ row, name: nameOf(row) }));

test.each(told)('the app passes on: $name', ({ row: { from, when, to, what, otherTab = false } }) => {
  const caused = seen.findIndex(
    (one, index) =>
      one.actor === from &&
      when.split(' o ').includes(`hace ${one.did}`) &&
      seen
        .slice(index)
        .some(({ tab, actor, heard }) => (tab !== one.tab) === otherTab && actor === to && isCalled(what, heard)),
  );
  expect(caused).toBeGreaterThan(-1);
});

/** The member, the page and the clock tell these, and the table leaves them free. */
const free = ['ACTIVIDAD', 'CERRAR_SESION', 'INICIAR', 'LECTURA'];

test('each message between the session and what watches over it is a row of the table', () => {
  const unexplained = seen.flatMap(({ tab, actor, heard }, index) => {
    if (heard === undefined) return [];
    const rows = ofSession.filter(({ to, what }) => to === actor && isCalled(what, heard));
    const isCaused = rows.some(({ from, when, otherTab = false }) =>
      seen
        .slice(0, index)
        .some(
          (one) =>
            one.actor === from && (one.tab !== tab) === otherTab && when.split(' o ').includes(`hace ${one.did}`),
        ),
    );
    return isCaused || free.includes(heard.type) ? [] : [`${actor} ${tab}: ${heard.type}`];
  });
  // The member asked to leave.
  expect(unexplained).toEqual(['session 0: SALIR']);
});

test('the app forgets what was sent as the table says: only if the member asked to leave', async () => {
  const kept: string[] = [];
  for (const [row, event] of Object.entries(cases.events.SALIR)) {
    const device = fakeDevice({ ...storedSession('1001', began), borrador_1001_reembolso_enviada: 'x' });
    device.now.wall = began;
    const { app } = await openPortal(device);
    app.session.send({ type: 'SALIR', ...event });
    await Promise.resolve();
    if (device.local.has('borrador_1001_reembolso_enviada')) kept.push(row);
  }
  expect(kept).toEqual(['por inactividad', 'en el aviso']);
  expect(leaving('guardado').when).toBe('ocurre SALIR con «a petición» y hace borrarSesion');
});
