import { expect, test } from 'vitest';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal } from '../../../tests/stand-ins/portal';

const member = async (device: ReturnType<typeof fakeDevice>) => {
  const portal = await openPortal(device);
  await portal.login();
  const theme = portal.app.member.getSnapshot()?.theme;
  if (theme === undefined) throw new Error('no member');
  return { portal, theme };
};

test.each([
  [{}, 'sistema'],
  [{ tema: 'oscuro' }, 'oscuro'],
  [{ tema: 'claro' }, 'claro'],
  [{ tema: 'morado' }, 'sistema'],
])('with %j stored a session starts in the theme %s', async (stored, name) => {
  const { portal, theme } = await member(fakeDevice(stored));
  expect([theme.getSnapshot().value, portal.themes]).toEqual([name, [name]]);
});

test('applies a chosen theme, keeps it beyond log-out, and shares it with other tabs', async () => {
  const device = fakeDevice();
  const [one, two] = [await member(device), await member(device)];
  one.theme.send({ type: 'ELEGIR', tema: 'oscuro' });
  expect([one.portal.themes.at(-1), two.portal.themes.at(-1), two.theme.getSnapshot().value]).toEqual([
    'oscuro',
    'oscuro',
    'oscuro',
  ]);
  expect(device.local.get('tema')).toBe('oscuro');
  two.theme.send({ type: 'ELEGIR', tema: 'sistema' });
  expect([one.portal.themes.at(-1), one.theme.getSnapshot().value]).toEqual(['sistema', 'sistema']);
  one.theme.send({ type: 'ELEGIR', tema: 'claro' });
  one.portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
  expect(device.local.get('tema')).toBe('claro');
});
