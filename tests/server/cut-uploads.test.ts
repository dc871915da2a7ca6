import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHttpServer } from '../../server/start';
import { jpeg } from '../pictures/pictures';
import { onEachDatabase, type TestDatabase } from './databases';
import { fileOf, formOf } from './files';
import { field, type ServerUnderTest, serve } from './server-under-test';

const maria = '10000001';
const fields = {
  nss: '200000001',
  email: 'maria.pena@ejemplo.do',
  tipoAutorizacion: '2',
  centroMedico: 'Centro Médico Las Palmas',
  descripcion: 'Perfil tiroideo',
  codigoSolicitante: maria,
};
const photos = [1, 2, 3].map((n) => fileOf(`Indicacion${n === 1 ? '' : n}.jpg`, jpeg({ bytes: 400_000, width: n })));
const silentMs = 500;
/** Whoever goes on writing meets an error first, which is no matter here. */
const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

onEachDatabase('an upload over a line', (open) => {
  let database: TestDatabase;
  let server: ServerUnderTest;
  let http: Server;
  let token: string;
  let body: Buffer;
  let type: string;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    database = await open();
    server = await serve(database.db, { POLICY_UPLOAD_SILENCE_MS: String(silentMs) });
    token = await server.member('001-1000001-1');
    http = createHttpServer(server.app, { bodyMs: silentMs }).listen(0, '127.0.0.1');
    await once(http, 'listening');
    const written = new Response(formOf(fields, [...photos, fileOf('Cedula.jpg', jpeg())]));
    type = written.headers.get('content-type') ?? '';
    body = Buffer.from(await written.arrayBuffer());
  }, 60_000);
  afterAll(async () => {
    http.closeAllConnections();
    http.close();
    await server.app.close();
    await database.close();
  });
  beforeEach(async () => {
    server.log.length = 0;
    await server.db.query(`DELETE FROM casos`);
    await server.db.query(`DELETE FROM envios_caso`);
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  const rows = async () => {
    const [counted] = await server.db.query(
      `SELECT (SELECT count(*) FROM casos) AS casos, (SELECT count(*) FROM documentos_caso) AS documentos,
         (SELECT count(*) FROM contenidos_documento) AS contenidos, (SELECT count(*) FROM envios_caso) AS envios`,
    );
    return counted;
  };
  const nothing = { casos: 0, documentos: 0, contenidos: 0, envios: 0 };
  const whole = { casos: 1, documentos: 4, contenidos: 4, envios: 1 };

  /** A connection that has said what it will send; what is answered on it. */
  const begin = async (as = token) => {
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    let said = '';
    socket.on('data', (part: Buffer) => {
      said += part.toString('utf8');
    });
    socket.on('error', () => {});
    const path = `/api/CRM/v2/crear/solicitudPreAutorizacion?contrato=${maria}`;
    const length = `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close`;
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${as}\r\n${length}\r\n\r\n`);
    return { socket, said: () => said, status: () => /^HTTP\/1\.1 (\d+)/.exec(said)?.[1] };
  };
  const written = (socket: Socket, bytes: Buffer) =>
    new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
  const logged = () => server.log.find(({ call }) => call === 'solicitudPreAutorizacion');

  describe.each([0.1, 0.5, 0.99])('cut at %f of it', (share) => {
    test('leaves no row and no bytes, and no failure in the log', async () => {
      const { socket } = await begin();
      await written(socket, body.subarray(0, Math.floor(body.length * share)));
      socket.destroy();
      await expect.poll(logged, { timeout: 10_000 }).toMatchObject({ status: 408 });
      expect([await rows(), server.log.filter(({ event }) => event === 'failure')]).toEqual([nothing, []]);
    });
  });

  test('cut after all of it was sent is a case, and sent again the same one', async () => {
    const { socket } = await begin();
    await written(socket, body);
    socket.destroy();
    await expect.poll(rows, { timeout: 10_000 }).toEqual(whole);
    const again = await begin();
    await written(again.socket, body);
    await closed(again.socket);
    const [made] = await server.db.query<{ numero: string }>(`SELECT numero FROM casos`);
    expect([again.status(), again.said().includes(`{"result":"${made?.numero}"}`)]).toEqual(['200', true]);
    expect(await rows()).toEqual(whole);
  });

  test('that goes on slowly arrives, however long it takes in all', async () => {
    const { socket, status } = await begin();
    const began = Date.now();
    for (let at = 0; at < body.length; at += Math.ceil(body.length / 8)) {
      await written(socket, body.subarray(at, at + Math.ceil(body.length / 8)));
      await pause(silentMs / 2);
    }
    await expect.poll(status, { timeout: 10_000 }).toBe('200');
    expect(Date.now() - began).toBeGreaterThan(3 * silentMs);
    expect(await rows()).toEqual(whole);
  });

  test('that stops ends after its silence, with a sentence, and leaves nothing', async () => {
    const { socket, status, said } = await begin();
    await written(socket, body.subarray(0, 100_000));
    await closed(socket);
    expect([status(), said().includes('La solicitud tardó demasiado.')]).toEqual(['408', true]);
    expect(await rows()).toEqual(nothing);
  });

  test('of a visitor is not waited for', async () => {
    const { socket, status } = await begin(await server.anonymous());
    await written(socket, body.subarray(0, 1_000));
    await closed(socket);
    expect(status()).toBe('401');
  });

  test('a body without files is given its time in all, also when it goes on', async () => {
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    socket.on('error', () => {});
    socket.write(
      `POST /api/Utility/bitacora/nuevo HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`,
    );
    const began = Date.now();
    const drip = setInterval(() => socket.write(' '), silentMs / 5);
    await closed(socket.resume());
    clearInterval(drip);
    expect(Date.now() - began).toBeLessThan(4 * silentMs);
  });

  test('the papers of a case say how long they are, and are not folded', async () => {
    const made = await server.call('solicitudPreAutorizacion', {
      token,
      query: { contrato: maria },
      raw: new Uint8Array(body),
      headers: { 'content-type': type },
    });
    const numero = String(field(made.json, 'result'));
    const { port } = http.address() as AddressInfo;
    const answer = await fetch(
      `http://127.0.0.1:${port}/api/crm/documentos/consultarDocumentosPorTicket?numeroTicket=${numero}`,
      { headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' } },
    );
    const bytes = await answer.arrayBuffer();
    expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([
      null,
      String(bytes.byteLength),
    ]);
  });
});
