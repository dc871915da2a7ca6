import { afterEach, expect, test, vi } from 'vitest';
import { consultarDocumentosPorTicket } from '../../domain/contract/crm';
import { datoscontactos } from '../../domain/contract/login';
import { defaultPolicy } from '../../domain/rules/policy';
import { startWire } from '../../tests/stand-ins/wire-server';
import { heavyClient } from './heavy-client';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const mib = 1024 * 1024;
const query = { numeroTicket: '2481907' };
const documentOf = (bytes: number) => [
  { nombreArchivo: 'Cedula.pdf', tipoMime: 'application/pdf', contenido: 'A'.repeat(bytes) },
];

const setUp = async (answer: Parameters<typeof startWire>[0], policy = defaultPolicy) => {
  const wire = await startWire(answer);
  closing.push(wire.close);
  const told: [number, number | null][] = [];
  const client = heavyClient(
    {
      base: wire.base,
      policy,
      memberToken: () => 'socio',
      onExpired: () => {},
      online: () => true,
      onDate: () => {},
      isEnding: () => false,
      log: () => {},
    },
    (received, total) => told.push([received, total]),
  );
  return { client, told, wire };
};

test('reports received and total bytes of a large answer', async () => {
  const body = JSON.stringify(documentOf(12 * mib));
  const { client, told } = await setUp((_, response) => {
    response.setHeader('content-length', body.length);
    response.end(body);
  });
  const [file] = await client.call(consultarDocumentosPorTicket, { query });
  const received = told.map(([bytes]) => bytes);
  expect(file?.contenido.length).toBe(12 * mib);
  expect([received.length > 10, new Set(told.map(([, total]) => total))]).toEqual([true, new Set([body.length])]);
  expect(received).toEqual(received.toSorted((one, other) => one - other));
  expect(received.at(-1)).toBeGreaterThan(body.length - 64 * 1024 - 1);
  expect(received.at(-1)).toBeLessThanOrEqual(body.length);
});

test('reports no progress without a content-length', async () => {
  const { client, told } = await setUp((_, response) => {
    const body = JSON.stringify(documentOf(mib));
    response.write(body.slice(0, 100));
    response.end(body.slice(100));
  });
  await client.call(consultarDocumentosPorTicket, { query });
  expect(new Set(told.map(([, total]) => total))).toEqual(new Set([null]));
});

test('rejects an answer larger than all documents of a case', async () => {
  const { client } = await setUp((_, response) => {
    response.setHeader('content-length', 48 * mib + 1);
    response.write('[');
  });
  await expect(client.call(consultarDocumentosPorTicket, { query })).rejects.toMatchObject({ kind: 'ilegible' });
});

test('other calls keep the default size limit', async () => {
  const { client } = await setUp((_, response) => {
    response.setHeader('content-length', 8 * mib + 1);
    response.write('{');
  });
  await expect(client.call(datoscontactos, { query: { codigoAfiliado: '1001' } })).rejects.toMatchObject({
    kind: 'ilegible',
  });
});

test('has no time limit while bytes arrive; aborting ends it', async () => {
  const leaving = new AbortController();
  const { client, told } = await setUp(
    (_, response) => {
      const body = JSON.stringify(documentOf(mib));
      response.write(body.slice(0, 300_000));
      setTimeout(() => response.write(body.slice(300_000, 600_000)), 300);
    },
    { ...defaultPolicy, uploadLimitMs: 50 },
  );
  const asked = client.call(consultarDocumentosPorTicket, { query }, leaving.signal);
  const ended = expect(asked).rejects.toThrow('left');
  await vi.waitFor(() => expect(told.at(-1)?.[0] ?? 0).toBeGreaterThan(500_000));
  leaving.abort(new Error('left'));
  await ended;
});
