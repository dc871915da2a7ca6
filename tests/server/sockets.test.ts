import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer } from '../../server/http/http-server';
import type { LogLine } from '../../server/log/log';
import { readSettings } from '../../server/settings/settings';
import { start } from '../../server/start/start';
import { listening, openConnection, portOf } from './raw-connection';

const large = new Uint8Array(32 * 1024 * 1024);
let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const listen = (limits: Parameters<typeof createHttpServer>[1]) => {
  server = createHttpServer({ fetch: () => new Response(large) }, limits);
  return listening(server);
};
const open = () => openConnection(portOf(server));
const ask = (socket: Socket) => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');

test('cuts a client that never reads the answer', async () => {
  await listen({ silentMs: 300 });
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const { socket: reader } = await open();
  reader.pause();
  ask(reader);
  const [held] = await accepted;
  await once(held, 'close');
  expect(reader.bytesRead).toBeLessThan(large.byteLength);
});

test('a slow reader gets the whole answer', async () => {
  await listen({ silentMs: 300 });
  const { socket: reader } = await open();
  let received = 0;
  reader.on('data', (chunk: Buffer) => {
    received += chunk.byteLength;
    reader.pause();
    setTimeout(() => reader.resume(), 1);
  });
  ask(reader);
  await expect.poll(() => received, { timeout: 20_000 }).toBeGreaterThan(large.byteLength);
});

test('cuts a client that stalls inside a body', async () => {
  server = createHttpServer({ fetch: async (request: Request) => new Response(await request.text()) }, { bodyMs: 300 });
  await listening(server);
  const { socket, ended } = await open();
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhola');
  await ended;
  expect(socket.bytesWritten).toBeLessThan(1_000);
});

test('a client that sends requests without waiting is cut off at the ninth, and its answers are told so', async () => {
  const ended: number[] = [];
  let asked = 0;
  const lines: LogLine[] = [];
  const fetch: Parameters<typeof createHttpServer>[0]['fetch'] = (_, { outgoing }) => {
    const mine = asked;
    asked += 1;
    outgoing.once('close', () => void ended.push(mine));
    return new Promise<Response>(() => {});
  };
  server = createHttpServer({ fetch }, {}, (line) => lines.push(line));
  await listening(server);
  const { socket: eager, ended: cut } = await open();
  eager.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8));
  await expect.poll(() => asked).toBe(8);
  expect(ended).toEqual([]);
  ask(eager);
  await cut;
  await expect.poll(() => ended.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect([asked, lines]).toEqual([
    8,
    [{ level: 'warn', event: 'limitReached', ip: '127.0.0.1', detail: 'times 1: requests without waiting' }],
  ]);
});

test('limits the open connections of one address', async () => {
  await listen({ perIp: 3 });
  const within = [await open(), await open(), await open()];
  await (await open()).ended;
  within[0]?.socket.destroy();
  await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(2);
  const again = await open();
  ask(again.socket);
  await expect.poll(again.status).toBe(200);
});

test('idle connections close within seconds, and a thousand connections is the maximum', async () => {
  await listen({});
  const { timeout, headersTimeout, requestTimeout, keepAliveTimeout, maxConnections, maxRequestsPerSocket } = server;
  expect({ timeout, headersTimeout, requestTimeout, keepAliveTimeout, maxConnections, maxRequestsPerSocket }).toEqual({
    timeout: 45_000,
    headersTimeout: 10_000,
    requestTimeout: 1_800_000,
    keepAliveTimeout: 5_000,
    maxConnections: 1_000,
    maxRequestsPerSocket: 1_000,
  });
});

const startPortal = (environment: Record<string, string>) =>
  start(
    readSettings({ API_ORIGIN: 'http://127.0.0.1:1', PORT: '0', HOST: '127.0.0.1', ...environment }),
    () => {},
    () => {},
  );

test.each([
  ['an address that calls itself holds as many as the policy says', '0', 0],
  ['the address of a proxy of ours, which is that of everybody, holds as many as it needs', '1', 200],
])('%s', async (_, TRUST_PROXY, third) => {
  await listen({});
  const running = await startPortal({ TRUST_PROXY, POLICY_CONNECTIONS_PER_IP: '2' });
  const open = () => openConnection(Number(new URL(running.address).port));
  const held = [await open(), await open()];
  const last = await open();
  last.socket.write('GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await last.ended;
  expect(last.status()).toBe(third);
  for (const { socket } of held) socket.destroy();
  await running.stop();
});

test('behind a proxy a server that stops still answers, says so in its health, and ends each connection', async () => {
  await listen({});
  const running = await startPortal({ TRUST_PROXY: '1' });
  const health = async () => {
    const answer = await fetch(`${running.address}/health`);
    return [answer.status, answer.headers.get('connection'), Object(await answer.json()).status];
  };
  expect(await health()).toEqual([200, 'keep-alive', 'ok']);
  const stopped = running.stop();
  expect(await health()).toEqual([503, 'close', 'stopping']);
  await stopped;
  await expect(health()).rejects.toThrow();
});

test('without a proxy it stops at once', async () => {
  await listen({});
  const running = await startPortal({});
  const stopped = running.stop();
  await expect(fetch(`${running.address}/health`)).rejects.toThrow();
  await stopped;
});
