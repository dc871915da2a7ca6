import { solicitudesPorDocumento } from '../../domain/contract/crm';
import { decodeReply } from '../../domain/contract/decode';
import { Problem } from '../../src/api/problem';
import type { fakeClient } from './fake-client';
import { fakeDevice } from './fake-device';
import { storedSession } from './portal';

export type Answers = Parameters<typeof fakeClient>[0];
export type Device = ReturnType<typeof fakeDevice>;

export const wall = Date.parse('2026-11-21T15:00:00Z');

export const memberDevice = (): Device => {
  const device = fakeDevice(storedSession('1001', wall));
  device.now.wall = wall;
  return device;
};

/** A reply that the contract takes. */
export const read = <T>(decoded: { ok: true; reply: T } | { ok: false; issues: readonly string[] }): T => {
  if (!decoded.ok) throw new Error(decoded.issues.join());
  return decoded.reply;
};

/** A list of cases as the client decodes it. */
export const casesOf = (...numbers: readonly string[]) =>
  read(
    decodeReply(solicitudesPorDocumento, {
      result: { data: numbers.map((numeroCaso) => ({ numeroCaso })), cantidadRegistros: numbers.length },
    }),
  );

export const cut = () => {
  throw new Problem('sinRespuesta');
};
export const endedUnderWay = () => {
  throw new Problem('sesionVencida');
};
export const refused = () => {
  throw new Problem('sinServicio', { status: 422 });
};
export const notDone = () => {
  throw new Problem('sinServicio', { status: 503, nothingDone: true });
};
export const broken = () => {
  throw new Problem('sinServicio', { status: 500 });
};
