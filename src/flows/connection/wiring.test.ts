import { expect, test } from 'vitest';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal } from '../../../tests/stand-ins/portal';

test('shows a lost connection until it returns, and the return for four seconds', async () => {
  const portal = await openPortal(fakeDevice());
  const seen = [portal.app.connection.getSnapshot().value];
  const upon = (work: () => void) => {
    work();
    seen.push(portal.app.connection.getSnapshot().value);
  };
  upon(() => portal.setOnline(false));
  upon(() => portal.clock.increment(600_000));
  upon(() => portal.setOnline(true));
  upon(() => portal.clock.increment(3_999));
  upon(() => portal.clock.increment(1));
  expect(seen).toEqual(['enLinea', 'sinConexion', 'sinConexion', 'recuperada', 'recuperada', 'enLinea']);
});

test('shows a connection that is lost again within those seconds', async () => {
  const portal = await openPortal(fakeDevice());
  portal.setOnline(false);
  portal.setOnline(true);
  portal.setOnline(false);
  portal.clock.increment(4_000);
  expect(portal.app.connection.getSnapshot().value).toBe('sinConexion');
});
