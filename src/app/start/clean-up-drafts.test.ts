import { expect, test } from 'vitest';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal } from '../../../tests/stand-ins/portal';
import { cleanUpDrafts } from './clean-up-drafts';

test("deletes day-old drafts by the server's clock, once it is known", async () => {
  const day = 86_400_000;
  const device = fakeDevice();
  const draft = (desde: number) => JSON.stringify({ desde, datos: {} });
  const [wall, server] = [device.now.wall, device.now.wall - 3 * day];
  device.local.set('borrador_1001_reimbursement', draft(server - day));
  device.local.set('borrador_2002_reimbursement', draft(server));
  const session = new Map([['borrador_visitante_application', draft(wall - day)]]);
  const left = () => [[...device.local.keys()], [...session.keys()]];
  cleanUpDrafts((await openPortal(device, { serverTime: () => server, session })).app);
  expect(left()).toEqual([['borrador_2002_reimbursement'], []]);
});
