import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../domain/contract';
import { createHttpServer } from '../../server/http/http-server';
import { preauthorizationForm } from './case-forms';
import { fileOf, formOf, freshJpeg } from './files';
import { beginCall, uploadOf } from './half-upload';
import { inTurn } from './in-turn';
import { onPglite } from './on-each-server';
import { listening, openConnection } from './raw-connection';
import { noon } from './server-under-test';

const maria = { codigo: '10000001', documento: '001-1000001-1', caso: '300000001' };
const other = { codigo: '10000006', documento: '047-1000006-6', caso: '300000002' };
const third = { codigo: '10000033', documento: '001-1000033-3', caso: '300000003' };
const ofFive = { attachments: 5, bytes: 2_097_152 };

describe('heavy calls', () => {
  // Room for the documents of two cases, not of three.
  const server = onPglite({ POLICY_FILES_IN_MEMORY_MEGABYTES: '30', POLICY_BODIES_AT_ONCE_PER_MEMBER: '4' });
  let http: Server;
  let port: number;
  const tokens = { maria: '', other: '', third: '' };
  beforeAll(async () => {
    tokens.maria = await server.member(maria.documento);
    tokens.other = await server.member(other.documento);
    tokens.third = await server.member(third.documento);
    http = createHttpServer(server.app);
    port = await listening(http);
  });
  afterAll(() => {
    http.closeAllConnections();
    http.close();
  });
  beforeEach(() => server.empty('casos', 'contadores'));

  const file = async ({ codigo, caso }: typeof maria) => {
    await server.db.query(
      `INSERT INTO casos (numero, codigo_afiliado, creado_por, tipo, conjunto, abierto)
       VALUES ($1, $2, $2, '3', 'reembolso', $3)`,
      [caso, codigo, new Date(noon)],
    );
    for (let attachment = 0; attachment < ofFive.attachments; attachment += 1) {
      const id = `${caso}-${attachment}`;
      await server.db.query(
        `INSERT INTO documentos_caso (id, caso, requisito, nombre, tipo, octetos, huella, subido, subido_por)
         VALUES ($1, $2, 'factura', $1, 'image/jpeg', $3, $1, $4, $5)`,
        [id, caso, ofFive.bytes, new Date(noon), codigo],
      );
      await server.db.query(
        `INSERT INTO contenidos_documento (documento, contenido) VALUES ($1, decode(repeat('ab', ${ofFive.bytes}), 'hex'))`,
        [id],
      );
    }
  };

  /** The beginning of an answer, of which nothing else is read. */
  const beginOf = async (token: string, caso: string) => {
    const { socket, said, status } = await openConnection(port);
    socket.write(
      `GET /api/crm/documentos/consultarDocumentosPorTicket?numeroTicket=${caso} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
    await once(socket, 'data');
    socket.pause();
    return { socket, status: status(), wait: /retry-after: (\d+)/i.exec(said())?.[1] };
  };

  test('limits the bytes of unfinished answers with documents, and a quarter of them for one member', async () => {
    for (const each of [maria, other, third]) await file(each);
    const [first, second] = [await beginOf(tokens.maria, maria.caso), await beginOf(tokens.other, other.caso)];
    expect([first.status, second.status]).toEqual([200, 200]);
    const again = await beginOf(tokens.maria, maria.caso);
    expect([again.status, again.wait]).toEqual([429, '5']);
    const elsewhere = await beginOf(tokens.third, third.caso);
    expect([elsewhere.status, elsewhere.wait]).toEqual([503, '5']);
    first.socket.destroy();
    await expect.poll(async () => (await beginOf(tokens.third, third.caso)).status, { timeout: 10_000 }).toBe(200);
    // An answer that is read to its end also frees memory.
    second.socket.resume();
    await expect.poll(async () => (await beginOf(tokens.other, other.caso)).status, { timeout: 10_000 }).toBe(200);
  });

  test('an answer of any call counts until it is read: of one member a quarter', async () => {
    // A photo is 2.7 MB of base64; a member may have 7.5 MB of unread answers.
    await server.db.query(
      `UPDATE fotos SET contenido = decode(repeat('ab', 2000000), 'hex') WHERE codigo_afiliado = $1`,
      [maria.codigo],
    );
    const ask = async () => {
      const outgoing = Object.assign(new EventEmitter(), { closed: false });
      const path = `/api/${contract.obtenerfotoperfil.path}?codigoAfiliado=${maria.codigo}`;
      const headers = { authorization: `Bearer ${tokens.maria}` };
      const { status } = await server.app.request(path, { headers }, { outgoing });
      return { status, end: () => outgoing.emit('close') };
    };
    const [first, second, third] = [await ask(), await ask(), await ask()];
    expect([first.status, second.status, third.status]).toEqual([200, 200, 429]);
    first.end();
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });

  test('one member may hold four open forms, however small; others can send theirs', async () => {
    const held = (token: string) =>
      beginCall(
        port,
        'solicitudPreAutorizacion',
        {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'multipart/form-data; boundary=x',
          'Content-Length': '1000000',
        },
        '--x',
        `?contrato=${maria.codigo}`,
      );
    const open = await inTurn(4, () => held(tokens.maria));
    const refused = async () => {
      const { socket, status } = await held(tokens.maria);
      await Promise.race([once(socket, 'data'), pause(50)]);
      return status();
    };
    await expect.poll(refused, { timeout: 10_000 }).toBe(429);
    expect(await sendWhole(tokens.other, other)).toBe(200);
    for (const { socket } of open) socket.destroy();
    await expect.poll(refused, { timeout: 10_000 }).toBe(0);
  });

  const attachments = [fileOf('Indicacion.jpg', freshJpeg(1_000_000)), fileOf('Cedula.jpg', freshJpeg(1_000_000))];
  const sendWhole = async (token: string, { codigo }: typeof maria) =>
    (
      await server.call('solicitudPreAutorizacion', {
        token,
        query: { contrato: codigo },
        raw: formOf({ ...preauthorizationForm, codigoSolicitante: codigo }, attachments),
      })
    ).status;

  test('two forms of one member are read concurrently, a third waits without using another slot; others can send theirs', async () => {
    const begin = async () => {
      const { body, type } = await uploadOf('solicitudPreAutorizacion', {}, formOf(preauthorizationForm, attachments));
      const parts = [body.subarray(0, 1_500_000)];
      let end = () => {};
      const taken = new Promise<void>((resolve) => {
        const form = new ReadableStream(
          {
            pull: (to) => {
              end = () => to.error(new Error('gone'));
              const part = parts.shift();
              if (part !== undefined) return to.enqueue(part);
              // The part before is held, since it asks for the next one, which does not come.
              resolve();
              return new Promise<void>(() => {});
            },
          },
          { highWaterMark: 0 },
        );
        const request = new Request(`http://x/api/${contract.solicitudPreAutorizacion.path}?contrato=${maria.codigo}`, {
          method: 'POST',
          headers: { 'content-type': type, authorization: `Bearer ${tokens.maria}` },
          body: form,
          duplex: 'half',
        } as RequestInit);
        void server.app.fetch(request);
      });
      await taken;
      return end;
    };
    const endFirst = await begin();
    await begin();
    expect(await sendWhole(tokens.maria, maria)).toBe(429);
    // A waiting request is not rejected, and does not count towards the quota of the day.
    expect(await server.db.query(`SELECT cuenta FROM contadores WHERE clave LIKE 'subidas:%'`)).toEqual([]);
    expect(await sendWhole(tokens.other, other)).toBe(200);
    endFirst();
    await expect.poll(() => sendWhole(tokens.maria, maria), { timeout: 10_000 }).toBe(200);
  });
});
