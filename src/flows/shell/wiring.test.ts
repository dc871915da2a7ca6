import { expect, test } from 'vitest';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession, tokenOf } from '../../../tests/stand-ins/portal';
import { startShell } from './wiring';

const open = async () => {
  const device = fakeDevice(storedSession('1001', 1_700_000_000_000));
  const portal = await openPortal(device);
  return { device, portal, shell: startShell(portal.app) };
};

/** Waits for the lazy chunk that reads drafts. */
const looked = async () => {
  await import('../../platform/has-request-draft');
  await arrive();
};

test('opens one overlay at a time, and navigation closes it', async () => {
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
  expect(shell.getSnapshot().value).toEqual({ preguntandoSalida: 'sola' });
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

test("another member who logs in does not see the previous one's question", async () => {
  const { device, portal, shell } = await open();
  shell.send({ type: 'PEDIR_SALIDA' });
  device.local.set('token', tokenOf('2002'));
  portal.comeBack();
  await arrive();
  expect([portal.session().context.codigoAfiliado, shell.getSnapshot().value]).toEqual(['2002', 'despejado']);
});

test('a session that ends elsewhere closes all overlays', async () => {
  const { portal, shell } = await open();
  shell.send({ type: 'ABRIR_CUENTA' });
  portal.app.session.send({ type: 'VENCER' });
  expect(shell.getSnapshot().value).toBe('despejado');
});

test("a visitor's overlay stays open while the session is only checked again", async () => {
  const portal = await openPortal(fakeDevice());
  const shell = startShell(portal.app);
  shell.send({ type: 'ABRIR_MENU' });
  portal.comeBack();
  portal.setOnline(false);
  portal.setOnline(true);
  expect(shell.getSnapshot().value).toBe('menuAbierto');
});

test('the question of a session without its chunk closes with the session', async () => {
  const device = fakeDevice(storedSession('1001', 1_700_000_000_000));
  const portal = await openPortal(device, { answers: { 'Afiliado/getAfiliado': 'sinServicio' } });
  const shell = startShell(portal.app);
  shell.send({ type: 'PEDIR_SALIDA' });
  portal.setOnline(true);
  await arrive();
  const before = shell.getSnapshot().value;
  portal.app.session.send({ type: 'VENCER' });
  expect([before, shell.getSnapshot().value]).toEqual([{ preguntandoSalida: 'conSolicitudes' }, 'despejado']);
});

test.each([
  ['a reimbursement of this member', 'borrador_1001_reimbursement', 'conSolicitudes'],
  ['a pre-authorization', 'borrador_1001_preauthorization', 'conSolicitudes'],
  ['an affiliation of the holder', 'borrador_1001_holderAffiliation', 'conSolicitudes'],
  ['an affiliation of a dependent', 'borrador_1001_dependentAffiliation', 'conSolicitudes'],
  ['the public application', 'borrador_visitante_application', 'conSolicitudes'],
  ['a reimbursement of somebody else', 'borrador_2002_reimbursement', 'sola'],
  ['the last search of a provider', 'borrador__prestadores', 'sola'],
])('with %s stored on this device the question says whether log-out deletes it', async (_, key, state) => {
  const now = 1_700_000_000_000;
  const device = fakeDevice(storedSession('1001', now));
  device.local.set(key, JSON.stringify({ desde: now, datos: {} }));
  const portal = await openPortal(device);
  const shell = startShell(portal.app);
  shell.send({ type: 'PEDIR_SALIDA' });
  await looked();
  expect(shell.getSnapshot().value).toEqual({ preguntandoSalida: state });
});

test('[SESS-17] with an unknown draft state a log-out asks first and says what it deletes', async () => {
  const now = 1_700_000_000_000;
  const device = fakeDevice({
    ...storedSession('1001', now),
    borrador_1001_reimbursement: JSON.stringify({ desde: now, datos: {} }),
  });
  const portal = await openPortal(device, { answers: { 'Afiliado/getAfiliado': 'sinServicio' } });
  const shell = startShell(portal.app);
  shell.send({ type: 'PEDIR_SALIDA' });
  await looked();
  // Reads the session again and finds the same member.
  portal.comeBack();
  expect([portal.session().value, shell.getSnapshot().value]).toEqual([
    { abierta: 'sinServicio' },
    { preguntandoSalida: 'conSolicitudes' },
  ]);
  shell.send({ type: 'SI' });
  expect([portal.session().value, portal.session().context.motivo]).toEqual(['anonima', 'salida']);
});

test('does not mention a draft discarded before the next question', async () => {
  const now = 1_700_000_000_000;
  const device = fakeDevice(storedSession('1001', now));
  const portal = await openPortal(device);
  const shell = startShell(portal.app);
  const asked: unknown[] = [];
  for (const key of ['', 'borrador_1001_reimbursement', '']) {
    device.local.delete('borrador_1001_reimbursement');
    if (key !== '') device.local.set(key, JSON.stringify({ desde: now, datos: {} }));
    shell.send({ type: 'PEDIR_SALIDA' });
    await looked();
    asked.push(shell.getSnapshot().value);
    shell.send({ type: 'NO' });
  }
  expect(asked).toEqual([
    { preguntandoSalida: 'sola' },
    { preguntandoSalida: 'conSolicitudes' },
    { preguntandoSalida: 'sola' },
  ]);
});
