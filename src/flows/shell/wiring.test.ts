import { expect, test } from 'vitest';
import { fakeDevice } from '../../../engine/fake-device';
import { openPortal, storedSession } from '../../../tests/platform/portal';
import { startShell } from './wiring';

const open = async () => {
  const portal = await openPortal(fakeDevice(storedSession('1001', 1_700_000_000_000)));
  return { portal, shell: startShell(portal.app) };
};

test('one thing at a time is open over the page, and going elsewhere closes it', async () => {
  const { shell } = await open();
  const seen = [
    { type: 'ABRIR_MENU' } as const,
    { type: 'ABRIR_GRUPO', id: '4' } as const,
    { type: 'ABRIR_CUENTA' } as const,
    { type: 'ABRIR_NOTIFICACIONES' } as const,
    { type: 'NAVEGAR' } as const,
  ].map((event) => {
    shell.send(event);
    return [shell.getSnapshot().value, shell.getSnapshot().context.grupo];
  });
  expect(seen).toEqual([
    ['menuAbierto', ''],
    ['grupoAbierto', '4'],
    ['cuentaAbierta', '4'],
    ['notificacionesAbiertas', '4'],
    ['despejado', '4'],
  ]);
});

test('[SHELL-17] answering No closes the question and keeps the session', async () => {
  const { portal, shell } = await open();
  shell.send({ type: 'ABRIR_CUENTA' });
  shell.send({ type: 'PEDIR_SALIDA' });
  expect(shell.getSnapshot().value).toBe('preguntandoSalida');
  shell.send({ type: 'NO' });
  expect([shell.getSnapshot().value, portal.session().matches({ abierta: 'autenticada' })]).toEqual([
    'despejado',
    true,
  ]);
});

test('[SHELL-18] answering Si logs the user out', async () => {
  const { portal, shell } = await open();
  shell.send({ type: 'PEDIR_SALIDA' });
  shell.send({ type: 'SI' });
  expect([shell.getSnapshot().value, portal.session().value, portal.session().context.motivo]).toEqual([
    'despejado',
    'anonima',
    'salida',
  ]);
});

test('a session that ends elsewhere leaves nothing of it open', async () => {
  const { portal, shell } = await open();
  shell.send({ type: 'ABRIR_CUENTA' });
  portal.app.session.send({ type: 'VENCER' });
  expect(shell.getSnapshot().value).toBe('despejado');
});
