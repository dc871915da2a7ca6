import { expect, test } from 'vitest';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal } from '../../../tests/stand-ins/portal';

test('the long-lived machines run in one actor system', async () => {
  const { app } = await openPortal(fakeDevice());
  const { system } = app.session;
  expect(
    ['session', 'inactivity', 'menu', 'flags', 'snackbars', 'connection', 'member'].map((id) => system.get(id)),
  ).toEqual([app.session, app.inactivity, app.menu, app.flags, app.snackbars, app.connection, app.member.actor]);
});

test('a machine that crashes is reported, and the others continue', async () => {
  const portal = await openPortal(fakeDevice());
  const bug = new Error('bug');
  Object.defineProperty(portal.app.snackbars.logic, 'transition', {
    value: () => {
      throw bug;
    },
  });
  portal.app.snackbars.send({ type: 'AVISAR', tono: 'exito', titulo: 'a' });
  await portal.login();
  await arrive();
  expect(portal.failures).toEqual([bug]);
  expect(portal.app.snackbars.getSnapshot().status).toBe('error');
  expect(portal.session().matches({ abierta: 'autenticada' })).toBe(true);
});
