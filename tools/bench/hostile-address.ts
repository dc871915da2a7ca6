import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request as secureRequest } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { newPgliteFolder, openCluster } from '../../tests/server/databases';
import { type ProxyName, startProxy } from '../drills/example-proxies';
import { credentials, runServer } from './run-server';

/**
 * `node --import tsx tools/bench/hostile-address.ts [seconds] [attack] [setting]`: one address attacks with all it can
 * multiply; how long a visitor of another address waits for a log-in meanwhile, and the memory of the server. With the
 * limits of production: behind the examples for HAProxy and nginx with PostgreSQL, and without a proxy with PGlite.
 */
const [, file = '', argument, only = '', setting = '', attackedOrigin] = process.argv;
const seconds = Number(argument ?? 60);
const hostile = '127.0.0.9';
const megabyte = 1024 * 1024;

interface Asked {
  path: string;
  from?: string;
  token?: string;
  json?: unknown;
  headers?: Record<string, string>;
}

const ask = async (origin: string, { path, from = hostile, token, json, headers }: Asked) => {
  const began = performance.now();
  const body = json === undefined ? undefined : JSON.stringify(json);
  const options: RequestOptions = {
    method: body === undefined ? 'GET' : 'POST',
    localAddress: from,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  };
  const send = origin.startsWith('https:') ? secureRequest : plainRequest;
  const asked = send(origin + path, { ...options, rejectUnauthorized: false } as RequestOptions);
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: await text(answer),
    ms: performance.now() - began,
  };
};

const tokenIn = (json: string): string => String(Object(JSON.parse(json)).token ?? '');
const visit = async (origin: string, from: string) =>
  tokenIn((await ask(origin, { path: '/api/Usuario/autenticarUsuarioAnonimo', from, json: {} })).text);
const logIn = async (origin: string, from: string, documento: string, token: string) =>
  ask(origin, { path: '/api/Autenticacion/login', from, token, json: credentials(documento, 'clave1234') });

const until = performance.now() + seconds * 1000;
const isOver = () => performance.now() > until;
const answers = new Map<string, number>();
const note = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);

/** Again and again, as fast as the answers come. */
const repeat = async (origin: string, what: string, asked: () => Asked): Promise<void> => {
  while (!isOver())
    note(
      `${what} ${await ask(origin, asked()).then(
        ({ status }) => status,
        () => 'cut',
      )}`,
    );
};
const hundred = (work: (at: number) => Promise<void>) => Promise.all(Array.from({ length: 100 }, (_, at) => work(at)));

const dial = (origin: string, protocol: string) => {
  const { hostname: host, port, protocol: scheme } = new URL(origin);
  const socket = connect({ host, port: Number(port), localAddress: hostile });
  const line =
    scheme === 'https:' ? connectTls({ socket, ALPNProtocols: [protocol], rejectUnauthorized: false }) : socket;
  line.on('error', () => {});
  return line;
};

/** Bodies of which one byte comes: twelve lines with a hundred streams each, or a hundred lines. */
const bodies = async (origin: string): Promise<void> => {
  const token = await visit(origin, hostile);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': '1000' };
  const stream = async (line: ReturnType<typeof connectHttp2>) => {
    while (!isOver() && !line.destroyed) {
      const asked = line.request({ ':method': 'POST', ':path': '/api/Prestador/todos', ...headers });
      asked.on('response', ({ ':status': status }) => note(`body ${status}`)).on('error', () => {});
      asked.write('{');
      asked.resume();
      await Promise.race([once(asked, 'close').catch(() => {}), pause(seconds * 1000)]);
    }
  };
  const plain = async () => {
    while (!isOver()) {
      const line = dial(origin, 'http/1.1');
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      line.write(`POST /api/Prestador/todos HTTP/1.1\r\nhost: x\r\n${head.join('\r\n')}\r\n\r\n{`);
      line.once('data', (bytes: Buffer) => note(`body ${bytes.toString('latin1', 9, 12)}`));
      await Promise.race([once(line.resume(), 'close').catch(() => {}), pause(seconds * 1000)]);
    }
  };
  if (!origin.startsWith('https:')) return void (await hundred(plain));
  const lines = Array.from({ length: 12 }, () => connectHttp2(origin, { createConnection: () => dial(origin, 'h2') }));
  for (const line of lines) line.on('error', () => {});
  await Promise.race([
    Promise.all(lines.flatMap((line) => Array.from({ length: 100 }, () => stream(line)))),
    pause(seconds * 1000),
  ]);
  for (const line of lines) line.destroy();
};

/** Requests that wait for no answer, and photos of a member that nobody reads. */
const pipelining = async (origin: string): Promise<void> => {
  const token = await visit(origin, hostile);
  const member = tokenIn((await logIn(origin, hostile, '001-1000001-1', token)).text);
  const requests = (path: string, as: string, times: number) =>
    `GET /api/${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${as}\r\n\r\n`.repeat(times);
  const flood = (written: string, reads: boolean) => async () => {
    while (!isOver()) {
      const line = dial(origin, 'http/1.1');
      note('line');
      line.write(written);
      if (reads) line.resume();
      await Promise.race([once(line, 'close').catch(() => {}), pause(5_000)]);
      line.destroy();
    }
  };
  const menus = flood(requests('Ajuste/menu', token, 1_000), true);
  const photos = flood(requests('CRM/obtenerfotoperfil?codigoAfiliado=10000001', member, 200), false);
  await Promise.all([...Array.from({ length: 40 }, menus), ...Array.from({ length: 9 }, photos)]);
};

/** Pages, pages of devices and payments, sessions of payments, the health. */
const entrances = async (origin: string): Promise<void> => {
  const token = await visit(origin, hostile);
  const unknown = 'a'.repeat(32);
  const session = 'Pago/generar/session?codigoAfiliado=10000001&isMobile=true&IdOrdenFactura=1';
  const kinds: [string, () => Asked][] = [
    ['page', () => ({ path: '/login', headers: { 'accept-encoding': 'br', accept: 'text/html' } })],
    ['device', () => ({ path: `/dispositivo-seguro/${unknown}` })],
    ['return', () => ({ path: `/pagos/retorno/${unknown}` })],
    ['session', () => ({ path: `/api/${session}`, token, json: { ordenId: '1', transactionId: '1', amount: 1 } })],
    ['health', () => ({ path: '/HEALTH' })],
  ];
  await hundred(async (at) => {
    const [what, asked] = kinds[at % kinds.length] ?? [];
    if (what !== undefined && asked !== undefined) await repeat(origin, what, asked);
  });
};

/** The return address of a payment whose result the gateway does not tell yet, and all that asks for it. */
const gateway = async (origin: string): Promise<void> => {
  const token = await visit(origin, hostile);
  const member = tokenIn((await logIn(origin, hostile, '001-1000001-1', token)).text);
  const get = async (path: string) => JSON.parse((await ask(origin, { path: `/api/${path}`, token: member })).text);
  const [invoice] = Object(await get('Pago/FacturasPendientesPago?CodigoAfiliado=10000001'));
  const { numeroFactura, montoTotal } = Object(invoice);
  const query = `NumeroFactura=${numeroFactura}&Monto=${montoTotal}&CodigoAfiliado=10000001`;
  const order = Object(await get(`Pago/ordenCompra/generar?${query}`));
  const made = await ask(origin, {
    path: `/api/Pago/generar/session?codigoAfiliado=10000001&isMobile=false&IdOrdenFactura=${order.idOrdenFactura}`,
    token: member,
    json: { ordenId: order.numeroOrden, transactionId: numeroFactura, amount: montoTotal },
  });
  const { session } = Object(Object(JSON.parse(made.text)).result);
  const send = origin.startsWith('https:') ? secureRequest : plainRequest;
  const form = 'respuesta=tarde';
  const chosen = send(`${origin}/demo/pasarela/sesion/${session}`, {
    ...{ method: 'POST', localAddress: hostile, rejectUnauthorized: false },
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': form.length },
  } as RequestOptions);
  chosen.end(form);
  const [answer] = (await once(chosen, 'response')) as [IncomingMessage];
  const returned = new URL(answer.headers.location ?? '', origin).pathname;
  if (!returned.startsWith('/pagos/retorno/')) throw new Error(`no return address: ${answer.statusCode}`);
  const reconcile = '/api/Pago/conciliar/pendiente?codigoAfiliado=10000001';
  await hundred((at) => {
    if (at < 80) return repeat(origin, 'return', () => ({ path: returned }));
    if (at < 90) return repeat(origin, 'reconcile', () => ({ path: reconcile, token: member, json: {} }));
    return repeat(origin, 'order', () => ({ path: `/api/Pago/ordenCompra/generar?${query}`, token: member }));
  });
};

/** Searches, log-ins that fail, and photos. */
const searches = async (origin: string): Promise<void> => {
  const token = await visit(origin, hostile);
  const member = tokenIn((await logIn(origin, hostile, '001-1000001-1', token)).text);
  const search = new URLSearchParams({ idRegimen: '2', nombre: 'a', numeroDePagina: '1', registrosPorPagina: '100' });
  const photo = { foto: 'A'.repeat(900_000) };
  await hundred((at) => {
    if (at < 50) return repeat(origin, 'search', () => ({ path: `/api/Cobertura/procedimientos?${search}`, token }));
    const json = credentials(`001-77777${String(at).padStart(2, '0')}-7`, 'equivocada');
    if (at < 80) return repeat(origin, 'log-in', () => ({ path: '/api/Autenticacion/login', token, json }));
    const path = '/api/CRM/cargarfotoperfil?codigoAfiliado=10000001';
    return repeat(origin, 'photo', () => ({ path, token: member, json: photo }));
  });
};

const attacks = { bodies, pipelining, entrances, gateway, searches };
type Attack = keyof typeof attacks;

const rank = (times: readonly number[], share: number): number =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0);

/** One log-in after the other, each of an address of its own. */
const watch = async (origin: string, forMs: number) => {
  const times: number[] = [];
  const odd = new Map<string, number>();
  const end = performance.now() + forMs;
  for (let at = 0; performance.now() < end; at += 1) {
    const from = `127.0.${1 + Math.floor(at / 200)}.${1 + (at % 200)}`;
    const seen = await visit(origin, from)
      .then((token) => logIn(origin, from, '047-1000006-6', token))
      .catch(() => ({ status: 0, ms: 0, text: '' }));
    if (seen.text.includes('1007')) times.push(seen.ms);
    else odd.set(`${seen.status}`, (odd.get(`${seen.status}`) ?? 0) + 1);
    await pause(100);
  }
  return { p50: rank(times, 0.5), p95: rank(times, 0.95), odd: [...odd], times: times.length };
};

const measure = async (name: string, proxy: ProxyName | null, environment: Record<string, string>, attack: Attack) => {
  const { server, origin } = await runServer(
    { TRUST_PROXY: proxy === null ? '0' : '1', ...environment },
    { built: true },
  );
  const killServer = () => server.kill();
  process.once('exit', killServer);
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const front = proxy === null ? null : await startProxy(proxy, folder, Number(new URL(origin).port));
  const at = front?.origin ?? origin;
  let most = 0;
  server.on('message', ({ rss }: NodeJS.MemoryUsage) => {
    most = Math.max(most, rss / megabyte);
  });
  const looks = setInterval(() => server.send('memory'), 500);
  const quiet = await watch(at, 10_000);
  const attacking = spawn(process.execPath, ['--import', 'tsx', file, String(seconds), attack, '', at], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const told = text(attacking.stdout);
  await pause(2_000);
  const attacked = await watch(at, (seconds - 4) * 1000);
  clearInterval(looks);
  console.log(
    [
      `${name}, ${attack}: quiet p95 ${quiet.p95} ms; attacked p50 ${attacked.p50}, p95 ${attacked.p95} ms`,
      `(${(attacked.p95 / Math.max(1, quiet.p95)).toFixed(1)} times, ${attacked.times} log-ins, odd ${JSON.stringify(attacked.odd)})`,
      `memory ${Math.round(most)} MB; ${(await told).trim()}`,
    ].join(' '),
  );
  await front?.stop();
  server.kill('SIGTERM');
  await once(server, 'exit');
  process.off('exit', killServer);
  rmSync(folder, { recursive: true, force: true });
};

if (attackedOrigin !== undefined) {
  await attacks[only as Attack](attackedOrigin);
  console.log([...answers].map(([what, times]) => `${what} ${times}`).join(', '));
  process.exit();
}
if (fileURLToPath(import.meta.url) !== file) throw new Error('start it by its own name');
for (const attack of Object.keys(attacks) as Attack[]) {
  if (only !== '' && only !== attack) continue;
  for (const proxy of ['haproxy', 'nginx', null] as const) {
    if (setting !== '' && setting !== (proxy ?? 'none')) continue;
    if (proxy === null) {
      const folder = await newPgliteFolder();
      await measure('no proxy, PGlite', null, { DATA_DIR: folder }, attack);
      rmSync(folder, { recursive: true, force: true });
      continue;
    }
    const cluster = await openCluster?.({ content: 'demo' });
    if (cluster === undefined) continue;
    await measure(`${proxy}, PostgreSQL`, proxy, { DATABASE_URL: cluster.url }, attack);
    await cluster.close();
  }
}
