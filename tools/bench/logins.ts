import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newPgliteFolder, openCluster } from '../../tests/server/databases';

/** `node --import tsx tools/bench/logins.ts [seconds]`: what is built, on both databases, one after the other. */
const seconds = Number(process.argv[2] ?? 600);
const loginsPerSecond = 30;
const othersPerSecond = 30;
const documents = ['001-1000001-1', '001-1000013-1', '023-1000002-2', '047-1000006-6'];

const p = (times: readonly number[], share: number): string =>
  `${Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0)} ms`;

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
/** Of the whole process, and of what its own program still needs. */
const held = async (server: ChildProcess): Promise<string> => {
  server.send('memory');
  const [{ rss, heapUsed }] = (await once(server, 'message')) as [NodeJS.MemoryUsage];
  return `${megabytes(rss)} MB (heap ${megabytes(heapUsed)} MB)`;
};

const measure = async (name: string, environment: Record<string, string>): Promise<void> => {
  const tell = fileURLToPath(new URL('./tell-memory.mjs', import.meta.url));
  const server = spawn(process.execPath, ['--expose-gc', '--import', tell, 'dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: 'si',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  let said = '';
  server.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  while (!/lista en (\S+)/.test(said)) await pause(50);
  const origin = /lista en (\S+)/.exec(said)?.[1] ?? '';

  const ask = async (path: string, visitor: number, token: string, body?: unknown) => {
    const began = performance.now();
    const response = await fetch(`${origin}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { ms: performance.now() - began, status: response.status, text };
  };
  const anonymous = async () =>
    String(JSON.parse((await ask('Usuario/autenticarUsuarioAnonimo', 1, '', {})).text).token);

  const logins: number[] = [];
  const others: number[] = [];
  let early = '';
  const odd = new Map<string, number>();
  const note = (what: string) => odd.set(what, (odd.get(what) ?? 0) + 1);
  let token = await anonymous();
  const under: Promise<void>[] = [];
  const ticks = seconds * 10;
  const began = performance.now();
  for (let tick = 0; tick < ticks; tick += 1) {
    if (tick % 6_000 === 0) token = await anonymous();
    if (tick === Math.floor(ticks / 5)) early = await held(server);
    for (let each = 0; each < loginsPerSecond / 10; each += 1) {
      const visitor = tick * 3 + each + 100;
      const identificacion = { tipoDocumento: 1, documento: documents[visitor % documents.length] };
      under.push(
        ask('Autenticacion/login', visitor, token, { identificacion, clave: 'clave1234' }).then(
          ({ ms, status, text }) => {
            logins.push(ms);
            if (status !== 200 || !text.includes('1007')) note(`log-in ${status}`);
          },
        ),
      );
    }
    for (let each = 0; each < othersPerSecond / 10; each += 1)
      under.push(
        ask('Ajuste/menu', tick, token).then(({ ms, status }) => {
          others.push(ms);
          if (status !== 200) note(`menu ${status}`);
        }),
      );
    if (under.length > 2_000) await Promise.all(under.splice(0, 1_000));
    const ahead = began + (tick + 1) * 100 - performance.now();
    if (ahead > 0) await pause(ahead);
  }
  const late = await held(server);
  await Promise.all(under);
  server.kill('SIGTERM');
  await once(server, 'exit');
  console.log(
    `${name}: ${logins.length} log-ins p50 ${p(logins, 0.5)} p95 ${p(logins, 0.95)}, ${others.length} other calls p50 ` +
      `${p(others, 0.5)} p95 ${p(others, 0.95)}, memory ${early} after a fifth, ${late} in the end` +
      `${odd.size === 0 ? '' : `, ${[...odd].map(([what, times]) => `${what} ${times} times`).join(', ')}`}`,
  );
};

const folder = await newPgliteFolder();
await measure('PGlite', { DATA_DIR: folder });
rmSync(folder, { recursive: true, force: true });
const cluster = await openCluster?.();
if (cluster === undefined) console.log('PostgreSQL: not installed');
else {
  await measure('PostgreSQL', { DATABASE_URL: cluster.url });
  await cluster.close();
}
