import { expect, test } from 'vitest';
import { fakeDevice, fakeEvent } from '../../tests/stand-ins/fake-device';
import { otherTabs, type TabMessage } from './tabs';

const hear = (tabs: ReturnType<typeof otherTabs>) => {
  const heard: TabMessage[] = [];
  const stop = tabs.listen((message) => heard.push(message));
  return { heard, stop };
};

test('receives messages and storage changes of other tabs only', () => {
  const device = fakeDevice();
  const [one, two] = [device.openTab(), device.openTab()];
  const [first, second] = [hear(one.browser.tabs), hear(two.browser.tabs)];
  one.browser.tabs.tell({ tipo: 'salio', motivo: 'inactividad' });
  one.browser.tabs.tell({ tipo: 'entro' });
  one.browser.local.set('autenticado', 'true');
  one.browser.local.set('token', 'x');
  one.browser.local.set('lastActivity', '1');
  expect([first.heard, second.heard]).toEqual([
    [],
    [{ tipo: 'salio', motivo: 'inactividad' }, { tipo: 'entro' }, { tipo: 'cambio' }, { tipo: 'cambio' }],
  ]);
  second.stop();
  one.browser.tabs.tell({ tipo: 'entro' });
  expect(second.heard).toHaveLength(4);
});

test('reports a cleared storage', () => {
  const page = new EventTarget();
  const { heard } = hear(otherTabs(page, () => Object.assign(new EventTarget(), { postMessage: () => {} })));
  page.dispatchEvent(fakeEvent('storage', { key: null }));
  expect(heard).toEqual([{ tipo: 'cambio' }]);
});

test.each([
  [null, []],
  ['salio', []],
  [{ tipo: 'otra' }, []],
  [{ tipo: 'salio' }, [{ tipo: 'salio', motivo: 'otraPestana' }]],
  [{ tipo: 'salio', motivo: '<b>' }, [{ tipo: 'salio', motivo: 'otraPestana' }]],
])('reads the message %j as %j', (data, expected) => {
  const channel = Object.assign(new EventTarget(), { postMessage: () => {} });
  const { heard } = hear(otherTabs(new EventTarget(), () => channel));
  channel.dispatchEvent(fakeEvent('message', { data }));
  expect(heard).toEqual(expected);
});

test('works with storage events alone', () => {
  const page = new EventTarget();
  const tabs = otherTabs(page, () => {
    throw new TypeError('BroadcastChannel is not defined');
  });
  const { heard } = hear(tabs);
  tabs.tell({ tipo: 'entro' });
  page.dispatchEvent(fakeEvent('storage', { key: 'token' }));
  expect(heard).toEqual([{ tipo: 'cambio' }]);
});

test('reports a key only to its watchers', () => {
  const device = fakeDevice();
  const [one, two] = [device.openTab(), device.openTab()];
  let changes = 0;
  const stop = two.browser.tabs.onStored(['tema'], () => {
    changes += 1;
  });
  one.browser.local.set('tema', 'oscuro');
  one.browser.local.set('otra', 'x');
  two.browser.local.set('tema', 'claro');
  stop();
  one.browser.local.set('tema', 'sistema');
  expect(changes).toBe(1);
});
