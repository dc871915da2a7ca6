import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../domain/contract';
import { decodeReply } from '../../domain/contract/decode';
import { drawings } from '../../server/demo/drawings';
import { hostileReplies } from '../../server/demo/hostile-replies';
import { demoSlides } from '../../server/demo/slides';
import { mailAbout, subjects, tokenIn } from './mailbox';
import { onPglite } from './on-each-server';
import { type Asked, field, serve } from './server-under-test';

const server = onPglite();
let token: string;
beforeAll(async () => {
  token = await server.member('001-1000001-1');
});

const page = '/demo/fallos';
const set = (fault: Record<string, unknown>) =>
  server.demo(page, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
const menu = () => server.call('menu', { token });
afterEach(() => server.demo(page, { method: 'DELETE' }));

/** Valid links from mails, because the hostile fault changes only successful answers. */
const linksFromMails = async (): Promise<[string, string]> => {
  const query = { CodigoAfiliado: '10000001', Correo: 'otra@ejemplo.do', Reverso: 'false' };
  await server.call('solicitudCambioCorreo', { token, query });
  await server.call('activarCuenta', { token, query: { CodigoAfiliado: '10000007' } });
  return [
    tokenIn(await mailAbout(server, subjects.confirm, 'otra@ejemplo.do')),
    tokenIn(await mailAbout(server, subjects.active, 'afiliado10000007@ejemplo.do')),
  ];
};

test('statuses', async () => {
  for (const value of [401, 403, 429, 500, 503]) {
    await set({ call: 'menu', fault: 'estado', value });
    const { status, json } = await menu();
    expect([status, typeof field(json, 'mensaje')]).toEqual([value, 'string']);
  }
  expect((await server.call('flags', { token })).status).toBe(200);
});

test('invalid JSON: a page, an empty body, half a body', async () => {
  await set({ call: 'menu', fault: 'html', times: 1 });
  expect((await menu()).headers.get('content-type')).toBe('text/html; charset=utf-8');
  await set({ call: 'menu', fault: 'vacio', times: 1 });
  expect((await menu()).bytes).toHaveLength(0);
  await set({ call: 'menu', fault: 'jsonCortado', times: 1 });
  const cut = await menu();
  expect([cut.text.startsWith('{"result":[{'), cut.json]).toEqual([true, null]);
  expect((await menu()).status).toBe(200);
});

test('rejects a fault set from another site', async () => {
  const response = await server.demo(page, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
    body: JSON.stringify({ call: 'menu', fault: 'vacio' }),
  });
  expect([response.status, (await menu()).status, field((await menu()).json, 'result')]).toEqual([
    403,
    200,
    expect.any(Array),
  ]);
});

test('wrong JSON: other types, an unknown code, extra fields', async () => {
  await set({ call: 'menu', fault: 'tipos' });
  expect(field((await menu()).json, 'result')).not.toBeInstanceOf(Array);
  await set({ call: 'login', fault: 'codigo', value: 1017 });
  expect((await server.login('001-1000001-1')).json).toEqual({ codigoMensaje: 1017, mensaje: expect.any(String) });
  await set({ call: 'flags', fault: 'diezMB' });
  expect((await server.call('flags', { token })).bytes.byteLength).toBeGreaterThan(10 * 1024 * 1024);
});

test('hostile texts and links, of the declared shape, where there are some; the rest is unchanged', async () => {
  const [changeLink, planLink] = await linksFromMails();
  const answers = {
    slider: {},
    popup: {},
    menu: {},
    alertaPersonalizada: { query: { id: '10000001', nombre: 'inicio' } },
    consCentralNotificaciones: { body: { contrato: '10000001', numeroDePagina: 1, registroPorPagina: 10 } },
    autenticar: { query: { TipoDocumento: '1', Documento: '001-1000021-1' } },
    registrar: { body: { codigoAfiliado: '10000021', clave: 'Mangu-7-Yaque', correo: 'luis@ejemplo.do' } },
    estadoCambioCorreo: { query: { Token: changeLink } },
    confirmarAfiliado: { query: { Token: planLink } },
    getAfiliado: { query: { CodigoAfiliado: '10000001' } },
    nucleoCarnet: { query: { CodigoAfiliado: '10000001' } },
    obtenerfotoperfil: { query: { codigoAfiliado: '10000001' } },
  };
  expect(Object.keys(hostileReplies)).toEqual(Object.keys(answers));
  await set({ call: '*', fault: 'hostil' });
  for (const [name, asked] of Object.entries(answers) as [keyof typeof answers, Asked][]) {
    const { json } = await server.call(name, { token, ...asked });
    expect({ name, ...decodeReply(contract[name], json) }).toMatchObject({ name, ok: true });
  }
  const [first] = field((await server.call('slider', { token })).json, 'result') as unknown[];
  expect(first).toEqual({ id: 1, ubicacion: '/demo/laminas/vacuna.svg', accion: 'javascript:alert(1)' });
  expect((await server.call('slider')).status).toBe(401);
  const foreign = await server.call('getAfiliado', { token, query: { CodigoAfiliado: '10000003' } });
  expect(foreign.status).toBe(403);
  expect(field((await server.call('flags', { token })).json, 'result', 0)).toEqual({
    nombre: 'DISPONIBLE_MEDICAMENTOS',
    esWeb: true,
  });
});

test('windows-1252 bytes without a charset', async () => {
  await set({ call: 'datoscontactos', fault: 'windows1252' });
  const { headers, bytes } = await server.call('datoscontactos', { token, query: { codigoAfiliado: '10000001' } });
  expect(headers.get('content-type')).toBe('application/json');
  expect(Buffer.from(bytes).includes(Buffer.from([0x93, ...Buffer.from('El Conde'), 0x94]))).toBe(true);
});

test('a delay, also before another fault, and a dropped connection', async () => {
  await set({ call: '*', fault: 'demora', value: 120 });
  await set({ call: 'menu', fault: 'estado', value: 503 });
  const began = performance.now();
  expect((await menu()).status).toBe(503);
  expect(performance.now() - began).toBeGreaterThan(100);
  await server.demo(page, { method: 'DELETE' });
  await set({ call: 'menu', fault: 'corte' });
  await expect(menu()).rejects.toThrow();
});

test('lists and clears the faults', async () => {
  await set({ call: 'menu', fault: 'estado', value: 500, times: 3 });
  const list = async () => (await server.demo(page, { headers: { accept: 'application/json' } })).json();
  expect(await list()).toEqual({ activos: [{ call: 'menu', fault: 'estado', value: 500, times: 3 }] });
  const html = await (await server.demo(page, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('menu: Estado HTTP');
  await server.demo(page, { method: 'DELETE' });
  expect(await list()).toEqual({ activos: [] });
});

test("the faults of one visitor do not affect another's", async () => {
  const other = '198.51.100.9';
  await set({ call: '*', fault: 'estado', value: 503 });
  const list = async (ip?: string) => (await server.demo(page, { headers: { accept: 'application/json' } }, ip)).json();
  expect([(await menu()).status, (await server.call('menu', { token, ip: other })).status]).toEqual([503, 200]);
  expect(await list(other)).toEqual({ activos: [] });
  await server.demo(page, { method: 'DELETE' }, other);
  expect([(await menu()).status, await list()]).toEqual([
    503,
    { activos: [{ call: '*', fault: 'estado', value: 503 }] },
  ]);
});

test('rejects an unknown fault', async () => {
  for (const wrong of [
    { call: 'nada', fault: 'html' },
    { call: 'menu', fault: 'fuego' },
    { call: '__proto__', fault: 'html' },
    null,
  ])
    expect((await server.demo(page, { method: 'POST', body: JSON.stringify(wrong) })).status).toBe(400);
});

test('the page complies with its own CSP', async () => {
  const response = await server.demo(page, { headers: { accept: 'text/html' } });
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  const html = await response.text();
  expect(html).toContain(`<style nonce="${nonce}">`);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<script src="/demo/fallos.js" defer>');
  expect(html).not.toMatch(/ on\w+=| style=/);
});

describe('pictures of slides and popup', () => {
  test('all pictures that the demo names exist, and no others', async () => {
    const named = [...demoSlides.map(({ ubicacion }) => ubicacion)].sort();
    expect([...drawings.keys()].map((name) => `/demo/laminas/${name}`).sort()).toEqual(named);
    for (const path of named) {
      const response = await server.app.request(path);
      expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/svg+xml']);
      expect(await response.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    }
    for (const path of ['/demo/laminas/no-existe.svg', '/demo/laminas/', '/demo/laminas/..%2fmenu.ts'])
      expect((await server.app.request(path)).status).toBe(404);
  });

  test('opened directly a picture can load and run nothing', async () => {
    const { headers } = await server.app.request('/demo/laminas/vacuna.svg');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=3600',
    });
    for (const [name, svg] of drawings)
      expect([name, /<(script|style|image|a|use|foreignObject)\b| on\w+=| style=|href=|url\(/i.test(svg)]).toEqual([
        name,
        false,
      ]);
  });

  test('compressed and cached', async () => {
    const path = '/demo/laminas/dengue.svg';
    const brotli = await server.app.request(path, { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(drawings.get('dengue.svg'));
    const again = await server.app.request(path, {
      headers: { 'if-none-match': brotli.headers.get('etag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await server.app.request(path, { method: 'POST' })).status).toBe(405);
  });
});

test('outside the demo there is no such page, fault or picture', async () => {
  const plain = await serve(server.db, { DEMO: 'no' });
  expect((await plain.app.request(page)).status).toBe(404);
  expect((await plain.app.request(page, { method: 'POST', body: '{}' })).status).toBe(404);
  expect((await plain.app.request('/demo/laminas/vacuna.svg')).status).toBe(404);
  plain.app.close();
});
