import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import { createHttpServer } from '../../server/http/http-server';
import { jpeg } from '../pictures/pictures';
import { onEachDatabase } from './databases';
import { beginCall, beginUpload, uploadOf } from './half-upload';
import { listening } from './raw-connection';
import { type ServerUnderTest, serve } from './server-under-test';

const hostile = '203.0.113.9';
const elsewhere = '198.51.100.1';
const members = 300;

onEachDatabase('requests whose body does not arrive', (database) => {
  let server: ServerUnderTest;
  let http: Server;
  let anonymous: string;
  let port: number;
  beforeEach(async () => {
    await database.db.query(`DELETE FROM contadores`);
  });
  const start = async (silenceMs: number) => {
    server = await serve(database.db, {
      ...{ TRUST_PROXY: '1', POLICY_BODY_SILENCE_MS: String(silenceMs) },
      ...{ POLICY_BODIES_AT_ONCE_PER_IP: '20', POLICY_BODIES_AT_ONCE_PER_MEMBER: '4' },
    });
    anonymous = await server.tokenOf(null);
    http = createHttpServer(server.app);
    port = await listening(http);
  };
  afterEach(async () => {
    http.closeAllConnections();
    http.close();
    await server.app.close();
  });

  const begin = (call: CallName, token: string, ip: string, begun = '{') =>
    beginCall(
      port,
      call,
      {
        'X-Forwarded-For': ip,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Content-Length': '1000',
      },
      begun,
    );
  const counted = (all: readonly { status(): number }[], status: number) =>
    all.filter((one) => one.status() === status).length;

  test('as many of one address as a proxy passes on: twenty are waited for, the others rejected, and another visitor logs in', async () => {
    await start(60_000);
    const all = await Promise.all(Array.from({ length: 900 }, () => begin('prestadorTodos', anonymous, hostile)));
    await expect.poll(() => counted(all, 429), { timeout: 30_000 }).toBe(880);
    expect(all.find((one) => one.status() === 429)?.said()).toMatch(/\r\nconnection: close\r\n/i);
    expect(await server.member('047-1000006-6')).toEqual(expect.any(String));
    expect((await server.call('prestadorTodos', { token: anonymous, ip: elsewhere, body: {} })).status).toBe(400);
    expect(counted(all, 0)).toBe(20);
  });

  test('addresses of one /56 are one visitor, and a place is free again after its body or its end', async () => {
    await start(400);
    const from = (part: number) => `2001:db8:1:1${part.toString(16).padStart(2, '0')}::1`;
    const all = await Promise.all(
      Array.from({ length: 21 }, (_, part) => begin('prestadorTodos', anonymous, from(part))),
    );
    await expect.poll(() => counted(all, 429)).toBe(1);
    for (const { socket } of all) socket.destroy();
    await expect
      .poll(async () => {
        const again = await begin('prestadorTodos', anonymous, from(0));
        await pause(50);
        return again.status();
      })
      .toBe(0);
  });

  test('a visitor may be silent for a moment and slow for longer, not silent for longer', async () => {
    await start(400);
    const slow = await begin('prestadorTodos', anonymous, hostile, '{"nombre":"');
    for (let sent = 0; sent < 10; sent += 1) {
      await pause(100);
      slow.socket.write(' ');
    }
    expect(slow.status()).toBe(0);
    await expect.poll(slow.status, { timeout: 5_000 }).toBe(408);
  });

  test('of one member four, from wherever; members who share an address do not count for each other', async () => {
    await start(400);
    const maria = await server.member('001-1000001-1');
    const other = await server.member('047-1000006-6');
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, at) => begin('updateTelefonos', maria, `203.0.113.${at}`)),
    );
    await expect.poll(() => counted(all, 429), { timeout: 10_000 }).toBe(2);
    const theirs = await begin('updateTelefonos', other, '203.0.113.0');
    await pause(200);
    expect(theirs.status()).toBe(0);
  });

  test('three hundred members behind one address upload at 3 kB a second, and none is rejected', async () => {
    await start(400);
    const codes = Array.from({ length: members }, (_, at) => String(90_000_000 + at));
    await database.db.query(
      `INSERT INTO afiliados (codigo, codigo_titular, nombres, apellidos, fecha_nacimiento, tipo_afiliacion, regimen, plan, estado)
       SELECT c, c, 'Ana', 'Peña', '1980-01-01', 'TITULAR', 'Contributivo', 'Plan Larimar', 'activa'
       FROM unnest(string_to_array($1, ' ')) AS c ON CONFLICT DO NOTHING`,
      [codes.join(' ')],
    );
    await database.db.query(
      `INSERT INTO cuentas (codigo_afiliado, clave_hash, correo, estado)
       SELECT c, '', c || '@ejemplo.do', 'activa' FROM unnest(string_to_array($1, ' ')) AS c ON CONFLICT DO NOTHING`,
      [codes.join(' ')],
    );
    const foto = jpeg({ bytes: 6_000 }).toString('base64');
    const upload = async (codigoAfiliado: string) => {
      const one = await uploadOf('cargarfotoperfil', { codigoAfiliado }, { foto });
      const token = await server.tokenOf(codigoAfiliado);
      const { send, ended, status } = await beginUpload(port, token, one, { 'X-Forwarded-For': hostile });
      for (let at = 0; at < one.body.length; at += 1_500) {
        await send(one.body.subarray(at, at + 1_500));
        await pause(500);
      }
      await ended;
      return status();
    };
    const statuses = await Promise.all(codes.map(upload));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
