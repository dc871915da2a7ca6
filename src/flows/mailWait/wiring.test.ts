import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal } from '../../../tests/stand-ins/portal';
import { mailWaitLogic } from './wiring';

const input = { asunto: 'activacion', correo: 'r***@e***.do', desde: 1_700_000_000_000 } as const;
const waitFor = ({ app }: Awaited<ReturnType<typeof openPortal>>) =>
  createActor(mailWaitLogic({ deps: app, open: vi.fn() }, input).logic, { input }).start();

test('[REG-61] a log-in ends the wait for a mail, also if the session came first', async () => {
  const visitor = await openPortal(fakeDevice());
  const waiting = waitFor(visitor);
  const before = waiting.getSnapshot().value;
  await visitor.login();
  expect([before, waiting.getSnapshot().value, waitFor(visitor).getSnapshot().value]).toEqual([
    'esperando',
    'olvidado',
    'olvidado',
  ]);
});
