import { isRedirect } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { ana, openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { guard } from './guard';

const now = 1_700_000_000_000;
const replies: Readonly<Record<string, unknown>> = {
  'Afiliado/getAfiliado': ana,
  'Ajuste/menu': [{ id: '1', titulo: 'Inicio', icono: '', url: '/', externo: false, requireLogin: true, hijos: [] }],
  'utility/feature/flags': [{ nombre: 'VER_PERFIL', esWeb: true }],
};

/** A portal on which one call's answer is delayed until released, while pages are requested. */
const open = async (late: string, stored: Record<string, string> = storedSession('1001', now)) => {
  let come = () => {};
  const answers = Object.fromEntries(
    Object.entries(replies).map(([path, reply]) => [
      path,
      () => (path === late ? new Promise((resolve) => (come = () => resolve(reply))) : reply),
    ]),
  );
  const device = fakeDevice(stored);
  const portal = await openPortal(device, { answers });
  const leaving = new AbortController();
  const ask = async (pathname: string) => {
    const seen = { outcome: 'waits' as unknown };
    guard({ context: { app: portal.app }, location: { pathname, href: pathname }, abortController: leaving }).then(
      () => {
        seen.outcome = 'opens';
      },
      (error: unknown) => {
        seen.outcome = isRedirect(error) ? error.options : error;
      },
    );
    await arrive();
    return seen;
  };
  return { ...portal, local: device.local, ask, leaving, answer: () => come() };
};

describe("the guard of a member's page", () => {
  test.each(Object.keys(replies))('waits for %s, then opens the page', async (late) => {
    const { ask, answer } = await open(late);
    const seen = await ask('/profile');
    expect(seen).toEqual({ outcome: 'waits' });
    answer();
    await arrive();
    expect(seen).toEqual({ outcome: 'opens' });
  });

  test('decides nothing after its navigation was aborted', async () => {
    const { ask, answer, leaving } = await open('Ajuste/menu');
    const seen = await ask('/profile');
    leaving.abort('otra página');
    answer();
    await arrive();
    expect(seen).toEqual({ outcome: 'otra página' });
  });
});

test('redirects a visitor to the log-in, which returns to the requested page', async () => {
  const { ask } = await open('', {});
  expect([await ask('/carne'), await ask('/')]).toEqual([
    { outcome: expect.objectContaining({ to: '/login', search: { volver: '/carne' }, replace: true }) },
    { outcome: expect.objectContaining({ to: '/login', search: {}, replace: true }) },
  ]);
});

test.each([
  ['of a session', {}],
  ['of a session that nobody answered for', { 'Afiliado/getAfiliado': 'sinServicio' as const }],
])('[ROUTE-42] the empty menu %s ends the session with a reason', async (_, answers) => {
  const device = fakeDevice(storedSession('1001', now));
  const { app } = await openPortal(device, { answers: { 'Ajuste/menu': () => [], ...answers } });
  const abortController = new AbortController();
  await expect(
    guard({ context: { app }, location: { pathname: '/citas', href: '/citas' }, abortController }),
  ).rejects.toMatchObject({ options: { to: '/login', search: { volver: '/citas' } } });
  const { value, context } = app.session.getSnapshot();
  expect([value, context.motivo, device.local.get('token')]).toEqual(['anonima', 'sinPaginas', undefined]);
});

test.each(['vencida', 'inactividad'] as const)(
  '[SESS-22] a member on a public page goes to the log-in once, when the session ended with «%s»',
  async (motivo) => {
    const listed = { id: '1', titulo: 'Red', icono: '', url: '/consulta/prestadores', externo: false, hijos: [] };
    const device = fakeDevice(storedSession('1001', now));
    const answers = { 'Ajuste/menu': () => [{ ...listed, requireLogin: false }] };
    const { app, tab } = await openPortal(device, { answers });
    app.session.send({ type: 'SALIR', motivo });
    const { app: reloaded } = await openPortal(device, { answers, session: tab });
    const ask = () =>
      guard({
        context: { app: reloaded },
        location: { pathname: '/consulta/prestadores', href: '/consulta/prestadores?nombre=Peña' },
        abortController: new AbortController(),
      });
    await expect(ask()).rejects.toMatchObject({
      options: { to: '/login', search: { volver: '/consulta/prestadores?nombre=Pe%C3%B1a' } },
    });
    reloaded.store.endTold();
    await expect(ask()).resolves.toBeUndefined();
  },
);

test('an unknown address redirects to home', async () => {
  const { ask } = await open('');
  expect(await ask('/nada')).toEqual({ outcome: expect.objectContaining({ to: '/', replace: true }) });
});

test('a navigation aborted before its guard started does not wait forever', async () => {
  const device = fakeDevice(storedSession('1001', now));
  const { app } = await openPortal(device, { answers: { 'Ajuste/menu': 'nunca' } });
  const abortController = new AbortController();
  abortController.abort(new Error('left'));
  const asked = guard({ context: { app }, location: { pathname: '/', href: '/' }, abortController });
  await expect(asked).rejects.toThrow('left');
});

describe("the club's guard", () => {
  test.each(['/club', '/CLUB/'])(
    "[CLUB-04] [CLUB-07] [SESS-04] redirects a visitor to the log-in from %s, and stores the intent 'club_beneficiario' across the log-out on arrival",
    async (asked) => {
      const { ask, app, local } = await open('nada', {});
      const seen = await ask(asked);
      expect(seen.outcome).toMatchObject({ to: '/login', search: { volver: asked }, replace: true });
      app.session.send({ type: 'SALIR', motivo: 'llegada' });
      expect([app.store.club(), local.get('club_beneficiario')]).toEqual(['intencion', expect.stringMatching(/^\d+$/)]);
    },
  );

  test.each(['llegada', 'club'] as const)('does so after a session that ended with «%s»', async (motivo) => {
    const { ask, app } = await open('nada');
    app.session.send({ type: 'SALIR', motivo });
    await ask('/club');
    expect(app.store.club()).toBe('intencion');
  });

  test.each(['salida', 'vencida', 'inactividad', 'otraPestana', 'correo', 'aviso'] as const)(
    "stores no intent when the club's own session ended with «%s»: the member returns to the page",
    async (motivo) => {
      const { ask, app, local } = await open('nada');
      app.navigated('/club');
      app.session.send({ type: 'SALIR', motivo });
      expect(await ask('/club')).toEqual({
        outcome: expect.objectContaining({ to: '/login', search: { volver: '/club' } }),
      });
      expect([app.store.club(), local.has('club_beneficiario')]).toEqual(['no', false]);
    },
  );

  test('no other page stores the intent', async () => {
    const { ask, app } = await open('nada', {});
    expect((await ask('/pagos')).outcome).toMatchObject({ to: '/login' });
    expect(app.store.club()).toBe('no');
  });
});
