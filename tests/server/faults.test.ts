import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPglite } from '../../server/db/pglite';
import { newPgliteFolder } from './databases';
import { field, type ServerUnderTest, serve } from './server-under-test';

let folder: string;
let server: ServerUnderTest;
let token: string;
beforeAll(async () => {
  folder = await newPgliteFolder();
  server = await serve(await openPglite({ folder }));
  token = await server.member('001-1000001-1');
}, 60_000);
afterAll(async () => {
  server.app.close();
  await server.db.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = '/demo/fallos';
const set = (fault: Record<string, unknown>) =>
  server.app.request(page, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
const menu = () => server.call('menu', { token });
afterEach(() => server.app.request(page, { method: 'DELETE' }));

test('statuses', async () => {
  for (const value of [401, 403, 429, 500, 503]) {
    await set({ call: 'menu', fault: 'estado', value });
    const { status, json } = await menu();
    expect([status, typeof field(json, 'mensaje')]).toEqual([value, 'string']);
  }
  expect((await server.call('flags', { token })).status).toBe(200);
});

test('what is no JSON: a page, nothing, half of it', async () => {
  await set({ call: 'menu', fault: 'html', times: 1 });
  expect((await menu()).headers.get('content-type')).toBe('text/html; charset=utf-8');
  await set({ call: 'menu', fault: 'vacio', times: 1 });
  expect((await menu()).bytes).toHaveLength(0);
  await set({ call: 'menu', fault: 'jsonCortado', times: 1 });
  const cut = await menu();
  expect([cut.text.startsWith('{"result":[{'), cut.json]).toEqual([true, null]);
  expect((await menu()).status).toBe(200);
});

test('what is JSON but wrong: other types, a code, too much', async () => {
  await set({ call: 'menu', fault: 'tipos' });
  expect(field((await menu()).json, 'result')).not.toBeInstanceOf(Array);
  await set({ call: 'login', fault: 'codigo', value: 1017 });
  expect((await server.login('001-1000001-1')).json).toEqual({ codigoMensaje: 1017, mensaje: expect.any(String) });
  await set({ call: 'flags', fault: 'diezMB' });
  expect((await server.call('flags', { token })).bytes.byteLength).toBeGreaterThan(10 * 1024 * 1024);
});

test('windows-1252 bytes and no word about it', async () => {
  await set({ call: 'datoscontactos', fault: 'windows1252' });
  const { headers, bytes } = await server.call('datoscontactos', { token, query: { codigoAfiliado: '10000001' } });
  expect(headers.get('content-type')).toBe('application/json');
  expect(Buffer.from(bytes).includes(Buffer.from([0x93, ...Buffer.from('El Conde'), 0x94]))).toBe(true);
});

test('a delay, also before another fault, and a connection that is cut', async () => {
  await set({ call: '*', fault: 'demora', value: 120 });
  await set({ call: 'menu', fault: 'estado', value: 503 });
  const began = performance.now();
  expect((await menu()).status).toBe(503);
  expect(performance.now() - began).toBeGreaterThan(100);
  await server.app.request(page, { method: 'DELETE' });
  await set({ call: 'menu', fault: 'corte' });
  await expect(menu()).rejects.toThrow();
});

test('the list is told, and emptied', async () => {
  await set({ call: 'menu', fault: 'estado', value: 500, times: 3 });
  const list = async () => (await server.app.request(page, { headers: { accept: 'application/json' } })).json();
  expect(await list()).toEqual({ activos: [{ call: 'menu', fault: 'estado', value: 500, times: 3 }] });
  const html = await (await server.app.request(page, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('menu: Estado HTTP');
  await server.app.request(page, { method: 'DELETE' });
  expect(await list()).toEqual({ activos: [] });
});

test('a fault that is none is refused', async () => {
  for (const wrong of [
    { call: 'nada', fault: 'html' },
    { call: 'menu', fault: 'fuego' },
    { call: '__proto__', fault: 'html' },
    null,
  ])
    expect((await server.app.request(page, { method: 'POST', body: JSON.stringify(wrong) })).status).toBe(400);
});

test('the page is one that its own policy allows', async () => {
  const response = await server.app.request(page, { headers: { accept: 'text/html' } });
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  const html = await response.text();
  expect(html).toContain(`<style nonce="${nonce}">`);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<script src="/demo/fallos.js" defer>');
  expect(html).not.toMatch(/ on\w+=| style=/);
});

test('outside the demo there is no such page and no fault', async () => {
  const plain = await serve(server.db, { DEMO: 'no' });
  expect((await plain.app.request(page)).status).toBe(404);
  expect((await plain.app.request(page, { method: 'POST', body: '{}' })).status).toBe(404);
  plain.app.close();
});
