import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { sessionPhase } from '../../../domain/rules/session/session';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { deviceDataTexts as words } from './texts';
import { deviceDataLogic } from './wiring';

const open = async (stored: Record<string, string>) => {
  const portal = await openPortal(fakeDevice({ ...storedSession('1001', 0), ...stored }));
  await portal.login();
  const { logic, input } = deviceDataLogic({ deps: portal.app, cards: {} });
  const actor = createActor(logic, { input }).start();
  await arrive();
  return { portal, actor, kept: () => actor.getSnapshot().context.guardado };
};

test('names what is kept by kind and size, and nothing of what is in it', async () => {
  const { kept } = await open({
    borrador_1001_reimbursement: 'x'.repeat(2_000),
    notificaciones_leidas_ab: '[]',
    tema: 'oscuro',
    desconocida: '1',
  });
  const tipos = kept().map(({ tipo }) => tipo);
  expect(tipos).toEqual(expect.arrayContaining(['sesion', 'borradores', 'notificaciones', 'preferencias', 'otros']));
  expect(kept().map(words.tamano)).toContain('4 KB');
  expect(JSON.stringify(kept())).not.toContain('xxx');
});

test('wipes only after it was confirmed, ends the session and leaves nothing but the end that the server must hear', async () => {
  const { portal, actor } = await open({ borrador_1001_reimbursement: '{}', tema: 'oscuro', dispositivo: 'ab' });
  const { local } = portal.app.browser;
  actor.send({ type: 'BORRAR' });
  actor.send({ type: 'CANCELAR' });
  actor.send({ type: 'CONFIRMAR' });
  expect([local.get('tema'), sessionPhase(portal.session())]).toEqual(['oscuro', 'autenticada']);
  actor.send({ type: 'BORRAR' });
  actor.send({ type: 'CONFIRMAR' });
  await arrive();
  expect(sessionPhase(portal.session())).toBe('anonima');
  expect(local.keys('').filter((key) => !key.startsWith('salida_'))).toEqual([]);
});
