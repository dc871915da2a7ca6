import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHttpServer } from '../../server/http/http-server';
import { readSettings } from '../../server/settings/settings';
import { createApp } from '../../server/start/app';
import { listening, openConnection, portOf } from './raw-connection';
import { fixturePortal } from './server-under-test';

interface Received {
  line: string;
  body: string;
  forwardedFor: string | undefined;
}

let backEnd: Server;
let portal: Server;
/** The requests that the back end parsed, and all received bytes, by connection. */
let received: Received[] = [];
let bytesOf: string[] = [];

beforeAll(async () => {
  backEnd = createServer({ keepAliveTimeout: 60_000 }, async (request, response) => {
    let body = '';
    try {
      for await (const chunk of request) body += String(chunk);
    } catch {
      // The portal cut it off.
      return;
    }
    const line = `${request.method} ${request.url}`;
    received.push({ line, body, forwardedFor: request.headers['x-forwarded-for']?.toString() });
    response.end(`answer to ${request.url}`);
  });
  backEnd.on('connection', (socket) => {
    const at = bytesOf.push('') - 1;
    socket.on('data', (chunk: Buffer) => {
      bytesOf[at] += chunk.toString('latin1');
    });
  });
  const settings = readSettings({ API_ORIGIN: `http://127.0.0.1:${await listening(backEnd)}`, POLICY_BODY_MS: '300' });
  const app = await createApp({ settings, db: null, log: () => {}, portalFolder: fixturePortal });
  portal = createHttpServer(app, { bodyMs: 5_000 });
  await listening(portal);
});
afterAll(() => {
  for (const server of [portal, backEnd]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  received = [];
});

/** The portal's answers until it closes the connection or `text` arrives. */
const converse = async (text: string, until?: string): Promise<string> => {
  const { socket, ended, said } = await openConnection(portOf(portal));
  const arrived = new Promise<void>((resolve) => {
    socket.on('data', () => {
      if (until !== undefined && said().includes(until)) resolve();
    });
  });
  socket.write(text, 'latin1');
  await Promise.race([ended, arrived]);
  socket.destroy();
  return said();
};
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

/** Another visitor, on a connection of its own; the portal has connections to the back end to use again. */
const victim = async () => {
  const answer = await converse(
    'GET /api/Ajuste/menu?de=victima HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer secreto\r\nConnection: close\r\n\r\n',
  );
  return answer.slice(answer.indexOf('\r\n\r\n') + 4);
};

const hidden = 'GET /api/robada HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 6.6.6.6\r\nX-Take: ';
const chunkedBody = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
const framings = {
  length: `Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
  chunked: `Transfer-Encoding: chunked\r\n\r\n${chunkedBody}`,
  both: `Content-Length: ${hidden.length}\r\nTransfer-Encoding: chunked\r\n\r\n${chunkedBody}`,
  none: '\r\n',
  twoLengths: `Content-Length: ${hidden.length}\r\nContent-Length: 0\r\n\r\n${hidden}`,
} as const;
type Framing = keyof typeof framings;
const withoutBody: Record<Framing, number> = { length: 400, chunked: 400, both: 400, none: 200, twoLengths: 400 };
const withBody: Record<Framing, number> = { length: 200, chunked: 200, both: 400, none: 200, twoLengths: 400 };
const expectedOf: Record<string, Record<Framing, number>> = {
  ...{ GET: withoutBody, HEAD: withoutBody, DELETE: withoutBody, OPTIONS: withoutBody },
  ...{ POST: withBody, PUT: withBody, PATCH: withBody },
};

const cells = Object.entries(expectedOf).flatMap(([method, statuses]) =>
  Object.entries(statuses).map(([framing, status]) => [method, framing as Framing, status] as const),
);

describe('a request in front of another back end', () => {
  test.each(cells)(
    '%s with body framing «%s» is answered %d and leaves no byte behind',
    async (method, framing, status) => {
      const answer = await converse(
        `${method} /api/ataque HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${framings[framing]}`,
      );
      const arrived = {
        line: `${method} /api/ataque`,
        body: framing === 'none' ? '' : hidden,
        forwardedFor: '127.0.0.1',
      };
      expect([statusOf(answer), received]).toEqual([status, status === 200 ? [arrived] : []]);
      received = [];
      expect([await victim(), received]).toEqual([
        'answer to /api/Ajuste/menu?de=victima',
        [{ line: 'GET /api/Ajuste/menu?de=victima', body: '', forwardedFor: '127.0.0.1' }],
      ]);
    },
  );

  test('twenty attackers and twenty victims on the same connections: each gets its own answer, byte by byte', async () => {
    bytesOf = bytesOf.map(() => '');
    const attack = (at: number) =>
      converse(
        `${at % 2 === 0 ? 'GET' : 'POST'} /api/ataque HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${framings[at % 3 === 0 ? 'length' : 'chunked']}`,
      );
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? victim() : attack(Math.floor(at / 2)).then(() => null))),
    );
    expect(answers.filter((answer) => answer !== null)).toEqual(
      Array.from({ length: 20 }, () => 'answer to /api/Ajuste/menu?de=victima'),
    );
    const mine = received.filter(({ line }) => line.includes('victima'));
    expect([
      mine.length,
      received.filter(({ line }) => line.includes('robada')),
      mine.map(({ body }) => body).join(''),
    ]).toEqual([20, [], '']);
    const together = bytesOf.find((bytes) => bytes.includes('victima') && bytes.includes('ataque')) ?? '';
    const requests = together.split(/(?=GET \/api\/Ajuste\/menu|POST \/api\/ataque)/);
    expect(requests.filter((one) => one.includes('victima') && one.includes('robada'))).toEqual([]);
  });

  test('rejects an unusual method before forwarding', async () => {
    const answer = await converse('TRACE /api/Ajuste/menu HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect([statusOf(answer), received]).toEqual([405, []]);
  });

  test('cuts a chunked body of 80 MB at 64 MB', async () => {
    const { socket, ended, status } = await openConnection(portOf(portal));
    socket.write(
      'POST /api/CRM/cargardocumento?ticketName=1 HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const megabyte = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x100000, 'a'), Buffer.from('\r\n')]);
    for (let sent = 0; sent < 80 && status() === 0 && !socket.destroyed; sent += 1)
      if (!socket.write(megabyte)) await Promise.race([once(socket, 'drain').catch(() => {}), ended]);
    await expect.poll(status).toBe(413);
    socket.destroy();
    expect(received).toEqual([]);
    expect(await victim()).toBe('answer to /api/Ajuste/menu?de=victima');
  });
});

test.each([
  ['two lengths', 'POST /api/a HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  [
    'a coding before chunked',
    'POST /api/a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: identity, chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a coding that is none', 'POST /api/a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n', 400],
  ['a length with a sign', 'POST /api/a HTTP/1.1\r\nHost: x\r\nContent-Length: +2\r\n\r\nab', 400],
  ['a header of 20 kB', `GET /api/a HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['HTTP/1.0 without Host', 'GET /api/a HTTP/1.0\r\n\r\n', 400],
  ['HTTP/1.1 without Host', 'GET /api/a HTTP/1.1\r\n\r\n', 400],
  ['a line that is none', 'ataque\r\n\r\n', 400],
  [
    'Expect: 100-continue and then nothing',
    'POST /api/utility/bitacora/nuevo HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 10\r\n\r\n',
    408,
  ],
])('%s is answered, the connection closed, and the next visitor unaffected', async (_, text, status) => {
  const answer = (await converse(text)).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  expect([statusOf(answer), /connection: close/i.test(answer), received.map(({ line }) => line)]).toEqual([
    status,
    true,
    [],
  ]);
  expect(await victim()).toBe('answer to /api/Ajuste/menu?de=victima');
});
