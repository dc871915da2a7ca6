import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import type { Env } from '../http/context';
import { observeRequests } from './observe-requests';
import { startTelemetry } from './start-telemetry';
import { inSpan } from './telemetry';

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const nowhere = { metricsPort: undefined, metricsHost: '127.0.0.1', otlpEndpoint: undefined };

test.each([
  [true, 'continues the trace of the browser'],
  [false, 'begins a trace of its own'],
])('with POLICY_TRACE_REQUESTS=%s a request %s', async (fromBrowser) => {
  const seen: string[][] = [];
  const spans: SpanExporter = {
    export: (finished, done) => {
      for (const span of finished) seen.push([span.name, span.spanContext().traceId]);
      done({ code: 0 });
    },
    shutdown: async () => {},
  };
  const telemetry = await startTelemetry(nowhere, spans);
  const app = new Hono<Env>();
  app.use(observeRequests(telemetry, fromBrowser));
  app.get('/', async (c) => inSpan(telemetry.tracer, 'SELECT', {}, async () => c.text('ok')));
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await app.request('/', { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
  await telemetry.close();
  expect(seen.map(([name]) => name)).toEqual(['SELECT', 'GET page']);
  // The statement is in the trace of its request.
  expect(new Set(seen.map(([, id]) => id)).size).toBe(1);
  expect(seen[0]?.[1] === traceId).toBe(fromBrowser);
});

test('a metrics port that is in use stops the start with one line', async () => {
  const other = createServer();
  servers.push(other);
  const metricsPort = await listening(other);
  await expect(startTelemetry({ ...nowhere, metricsPort })).rejects.toThrow(
    `El puerto ${metricsPort} de las métricas ya está en uso. Use otro con METRICS_PORT.`,
  );
});

test('a collector that never answers holds up neither a request nor the end', async () => {
  const silent = createServer(() => {});
  servers.push(silent);
  const port = await listening(silent);
  const telemetry = await startTelemetry({ ...nowhere, otlpEndpoint: `http://127.0.0.1:${port}` });
  expect(await inSpan(telemetry.tracer, 'work', {}, async () => 'done')).toBe('done');
  const before = performance.now();
  await telemetry.close();
  expect(performance.now() - before).toBeLessThan(4_000);
});
