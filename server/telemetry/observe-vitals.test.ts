import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vitalsPath } from '../../domain/rules/vitals-path';
import { readSettings } from '../settings/settings';
import { type App, createApp } from '../start/app';
import { type StartedTelemetry, startTelemetry } from './start-telemetry';

const freePort = async (): Promise<number> => {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const elsewhere = { API_ORIGIN: 'http://127.0.0.1:9', PUBLIC_URL: 'http://localhost:3000' };
const appWith = (environment: Record<string, string>, telemetry?: StartedTelemetry) =>
  createApp({
    settings: readSettings({ ...elsewhere, ...environment }),
    db: null,
    log: () => {},
    ...(telemetry === undefined ? {} : { telemetry }),
  });

const post = async (app: App, body: unknown, ip = '203.0.113.7', type = 'application/json') => {
  const init = { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) };
  const { status } = await app.request(vitalsPath, init, { incoming: { socket: { remoteAddress: ip } } });
  return status;
};
const good = { page: 'login', LCP: 1_200, CLS: 0.02, failedLoads: 1 };

describe('with POLICY_VITALS', () => {
  let app: App;
  let telemetry: StartedTelemetry;
  let metricsPort = 0;
  beforeAll(async () => {
    metricsPort = await freePort();
    telemetry = await startTelemetry({ metricsPort, metricsHost: '127.0.0.1', otlpEndpoint: undefined });
    app = await appWith({ POLICY_VITALS: 'true' }, telemetry);
  });
  afterAll(() => telemetry.close());

  test('values that a browser reports are in the metrics', async () => {
    expect(await post(app, good)).toBe(204);
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).toMatch(/^browser_vital_duration\w*_sum\{[^}]*vital="LCP",page="login"[^}]*\} 1\.2$/m);
    expect(text).toMatch(/^browser_layout_shift\w*_sum\{[^}]*page="login"[^}]*\} 0\.02$/m);
    expect(text).toMatch(/^browser_failed_loads\w*\{[^}]*page="login"[^}]*\} 1$/m);
  });

  test.each([
    [{ ...good, page: 'Ana Peña' }, 'a page that is none'],
    [{ ...good, correo: 'ana@ejemplo.do' }, 'anything more'],
    [{ ...good, LCP: -1 }, 'a figure that is impossible'],
    [[good], 'something else'],
  ])('%j is refused: %s', async (body, _) => {
    expect(await post(app, body)).toBe(400);
  });

  test('a long body, another kind of body and a read are refused', async () => {
    expect(await post(app, { ...good, page: 'x'.repeat(2_000) })).toBe(413);
    expect(await post(app, good, undefined, 'text/plain')).toBe(415);
    expect((await app.request(vitalsPath)).status).toBe(405);
  });

  test('one visitor may report sixty times a minute', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 62; turn += 1) statuses.push(await post(app, good, '203.0.113.8'));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(await post(app, good, '203.0.113.9')).toBe(204);
  });
});

test('without POLICY_VITALS the path is like any other unknown path', async () => {
  expect(await post(await appWith({}), good)).toBe(405);
});
