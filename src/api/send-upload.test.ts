import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cargardocumento, solicitudReembolso } from '../../domain/contract/crm';
import { cargarfotoperfil } from '../../domain/contract/foto';
import { defaultPolicy } from '../../domain/rules/policy';
import { everyFault } from '../../tests/faults/faults';
import { NodeXhr } from '../../tests/stand-ins/node-xhr';
import { json, startWire } from '../../tests/stand-ins/wire-server';
import { createClient } from './client';
import type { Progress } from './send-upload';

const closing: (() => Promise<void>)[] = [];
beforeEach(() => vi.stubGlobal('XMLHttpRequest', NodeXhr));
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const close of closing.splice(0)) await close();
});

const clientAt = (base: string, given: { silenceMs?: number; token?: string | null } = {}) => {
  const state = { token: given.token === undefined ? 'socio' : given.token };
  const dates: (string | null)[] = [];
  const lines: object[] = [];
  const client = createClient({
    base,
    policy: { ...defaultPolicy, uploadLimitMs: 1, uploadSilenceMs: given.silenceMs ?? 3_000 },
    memberToken: () => state.token,
    onExpired: () => {
      state.token = null;
    },
    online: () => true,
    onDate: (date) => dates.push(date),
    isEnding: () => false,
    log: (line) => lines.push(line),
    fetch: () => Promise.reject(new Error('a form with files is not fetched')),
  });
  return { client, state, dates, lines };
};

const wired = async (answer: Parameters<typeof startWire>[0], given?: Parameters<typeof clientAt>[1]) => {
  const wire = await startWire(answer);
  closing.push(wire.close);
  return { wire, ...clientAt(wire.base, given) };
};

const photo = (bytes: number, name: string) => new File([new Uint8Array(bytes).fill(65)], name, { type: 'image/jpeg' });
const request = (...images: File[]) => ({ query: { ticketName: 'C-1 ñ' }, body: { images } });
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => error,
  );

test('[API-04] sends a form with files below /api/ with the bearer token, each file under its name, each field once', async () => {
  const { wire, client, dates } = await wired((_, response) =>
    json(response, { result: '123' }, 200, { date: 'Sat, 21 Nov 2026 16:00:00 GMT' }),
  );
  const reply = await client.call(solicitudReembolso, {
    query: { contrato: '1001' },
    body: {
      images: [photo(3, 'Factura.jpg'), photo(4, 'Factura2.jpg')],
      motivo: 'Año',
      centroSalud: undefined,
    } as never, // The client does not validate it.
  });
  expect(reply).toEqual('123');
  const [{ method, path, query, token, body } = { body: '' }] = wire.heard as {
    body: string;
    method?: string;
    path?: string;
    query?: object;
    token?: string | null;
  }[];
  expect([method, path, query, token]).toEqual([
    'POST',
    '/api/CRM/v2/crear/solicitudReembolso',
    { contrato: '1001' },
    'socio',
  ]);
  expect([...body.matchAll(/name="(\w+)"(?:; filename="([\w.]+)")?/g)].map(([, name, file]) => [name, file])).toEqual([
    ['images', 'Factura.jpg'],
    ['images', 'Factura2.jpg'],
    ['motivo', undefined],
  ]);
  expect(body).toContain('Año');
  expect(dates).toEqual(['Sat, 21 Nov 2026 16:00:00 GMT']);
});

test('reports the bytes sent, monotonically, up to the total', async () => {
  const { client } = await wired((_, response) => json(response, { mensaje: '' }));
  const told: Progress[] = [];
  await client.call(cargardocumento, request(photo(200_000, 'Cedula.jpg')), undefined, (one) => told.push(one));
  expect(told.length).toBeGreaterThan(5);
  expect(told.map(({ enviado }) => enviado)).toEqual(told.map(({ enviado }) => enviado).toSorted((a, b) => a - b));
  const [first, last] = [told[0], told.at(-1)];
  expect([first?.enviado, first?.total === last?.total, last?.enviado === last?.total]).toEqual([16_384, true, true]);
  expect(last?.total).toBeGreaterThan(200_000);
});

test('[API-04] [PHOTO-12] sends a photo as JSON, once, and reports progress', async () => {
  const { wire, client } = await wired((_, response) => json(response, { mensaje: 'Se guardó.' }));
  const told: Progress[] = [];
  const foto = 'A'.repeat(200_000);
  const query = { codigoAfiliado: '1001' };
  await client.call(cargarfotoperfil, { query, body: { foto } }, undefined, (one) => told.push(one));
  expect(wire.heard).toMatchObject([{ method: 'POST', path: '/api/CRM/cargarfotoperfil', query, token: 'socio' }]);
  const [{ body } = { body: '' }] = wire.heard as { body: string }[];
  expect(JSON.parse(body)).toEqual({ foto });
  expect([told.length > 5, told.at(-1)]).toEqual([true, { enviado: body.length, total: body.length }]);
});

// A case number may be a number, so wrong types (F12b) cause no failure here.
test.each(everyFault.filter(({ id, answer }) => answer !== undefined && !['F3', 'F12b', 'F15'].includes(id)))(
  'a broken answer ($id, $name) ends as in any call, in $ends',
  async ({ answer, ends }) => {
    const good = JSON.stringify({ result: '123ñ' });
    const { wire, client, state, lines } = await wired((heard, response) => answer?.(response, good, heard));
    const ended = await failure(
      client.call(solicitudReembolso, { query: { contrato: '1' }, body: { images: [photo(9, 'a.jpg')] } as never }), // as above
    );
    expect(ended).toEqual(ends === 'bien' ? 'answered' : expect.objectContaining({ kind: ends }));
    expect(wire.heard).toHaveLength(1);
    expect(state.token).toBe(ends === 'sesionVencida' ? null : 'socio');
    expect(lines).toHaveLength(ends === 'bien' ? 0 : 1);
  },
);

test.each(everyFault.filter(({ id }) => id === 'F3' || id === 'F15'))(
  'a missing or trickling answer ($name) ends in sinRespuesta',
  async ({ answer }) => {
    const { client } = await wired((heard, response) => answer?.(response, '', heard), { silenceMs: 150 });
    expect(await failure(client.call(cargardocumento, request(photo(9, 'a.jpg'))))).toMatchObject({
      kind: 'sinRespuesta',
    });
  },
);

test('ends in sinConexion without a network, and sends nothing after the session ended', async () => {
  const { client } = clientAt('http://127.0.0.1:1/api/');
  expect(await failure(client.call(cargardocumento, request(photo(9, 'a.jpg'))))).toMatchObject({
    kind: 'sinConexion',
  });
  const { wire, client: gone } = await wired((_, response) => json(response, {}), { token: null });
  expect(await failure(gone.call(cargardocumento, request(photo(9, 'a.jpg'))))).toMatchObject({
    kind: 'sesionVencida',
  });
  expect(wire.heard).toEqual([]);
});

test('rejects an answer from another address', async () => {
  class Led extends NodeXhr {
    override responseURL = 'http://127.0.0.1/otra';
  }
  vi.stubGlobal('XMLHttpRequest', Led);
  const { client } = await wired((_, response) => json(response, { mensaje: '' }));
  expect(await failure(client.call(cargardocumento, request(photo(9, 'a.jpg'))))).toMatchObject({
    kind: 'sinConexion',
  });
});

/** A server that reads this many bytes every ten milliseconds. */
const slow = async (bytesEachTime: number) => {
  const seen = { bytes: 0, closed: 0 };
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    socket.on('error', () => {});
    socket.on('close', () => {
      seen.closed += 1;
    });
    let head = '';
    socket.on('data', (chunk: Buffer) => {
      if (!head.includes('\r\n\r\n')) head += chunk.toString('latin1');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.POSITIVE_INFINITY);
      seen.bytes += chunk.length;
      if (seen.bytes >= length) socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}');
      else socket.pause();
    });
    let due = 0;
    const beat = setInterval(() => {
      due += bytesEachTime;
      if (seen.bytes < due) socket.resume();
    }, 10);
    socket.on('close', () => clearInterval(beat));
    closing.push(async () => void socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => void server.close());
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}/api/`, seen };
};

/** An upload whose progress and answer the test triggers separately. */
const heldUpload = () => {
  const held: XMLHttpRequest[] = [];
  class Held extends EventTarget {
    upload = new EventTarget();
    status = 200;
    response = new TextEncoder().encode('{"mensaje":""}').buffer;
    responseURL = '';
    open = (_: string, url: string) => {
      this.responseURL = url;
    };
    setRequestHeader = () => {};
    getAllResponseHeaders = () => 'content-type: application/json';
    send = () => void held.push(this as unknown as XMLHttpRequest);
    abort = () => {};
  }
  vi.stubGlobal('XMLHttpRequest', Held);
  return {
    moves: (loaded: number) =>
      held[0]?.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 })),
    isAnswered: () => held[0]?.dispatchEvent(new Event('load')),
  };
};

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('a steady upload has no time limit', async () => {
    const upload = heldUpload();
    const { client } = clientAt('http://127.0.0.1/api/', { silenceMs: 1_000 });
    const work = client.call(cargardocumento, request(photo(1, 'a.jpg')));
    await vi.advanceTimersByTimeAsync(0);
    for (let loaded = 1; loaded <= 50; loaded += 1) {
      await vi.advanceTimersByTimeAsync(999);
      upload.moves(loaded);
    }
    await vi.advanceTimersByTimeAsync(999);
    upload.isAnswered();
    expect(await work).toEqual({ mensaje: '' });
  });

  test('a stalled upload ends in sinRespuesta, even with repeated progress events', async () => {
    const upload = heldUpload();
    const { client } = clientAt('http://127.0.0.1/api/', { silenceMs: 1_000 });
    const told: Progress[] = [];
    const ended = failure(client.call(cargardocumento, request(photo(1, 'a.jpg')), undefined, (one) => told.push(one)));
    await vi.advanceTimersByTimeAsync(500);
    upload.moves(40);
    await vi.advanceTimersByTimeAsync(999);
    upload.moves(40);
    await vi.advanceTimersByTimeAsync(1);
    expect([await ended, told.at(-1)]).toMatchObject([{ kind: 'sinRespuesta' }, { enviado: 40, total: 100 }]);
  });
});

describe('an upload that is aborted', () => {
  test.each(['signal', 'epoch'] as const)(
    'ends at once when a member cancels or logs out (%s), and the server sees the connection close',
    async (by) => {
      const server = await slow(100_000);
      const { client } = clientAt(server.base);
      const cancelled = new AbortController();
      let first: () => void = () => {};
      const moving = new Promise<void>((resolve) => {
        first = resolve;
      });
      const work = failure(
        client.call(cargardocumento, request(photo(30_000_000, 'a.jpg')), cancelled.signal, () => first()),
      );
      await moving;
      if (by === 'signal') cancelled.abort(new Error('cancelado'));
      else client.newEpoch();
      expect(await work).toEqual(
        by === 'signal' ? new Error('cancelado') : expect.objectContaining({ kind: 'sesionVencida' }),
      );
      await vi.waitFor(() => expect(server.seen.closed).toBe(1), 5_000);
      expect(server.seen.bytes).toBeLessThan(30_000_000);
    },
    20_000,
  );
});
