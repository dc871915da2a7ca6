import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ask, createFlood, credentials, logIn, onBothDatabases, runServer, visit } from './run-server';

/**
 * `node --import tsx scripts/bench/hostile-address.ts [seconds]`: 100 connections of one address search, upload and fail
 * log-ins with the limits of production; what a visitor of another address waits meanwhile, on both databases.
 */
const [, file = '', argument, attackedOrigin] = process.argv;
const seconds = Number(argument ?? 60);
const attacker = '203.0.113.9';
const connections = { search: 50, logIn: 30, upload: 20 };

/** As fast as the answers come, on so many connections. */
const attack = async (origin: string): Promise<void> => {
  const token = await visit(origin, attacker);
  const member = await logIn(origin, attacker, '001-1000001-1');
  const { repeat, told } = createFlood(origin, seconds * 1000, (status) => (status === 0 ? 50 : 0));
  const search = { idRegimen: '2', nombre: 'a', numeroDePagina: '1', registrosPorPagina: '100' };
  const photo = Buffer.from(JSON.stringify({ foto: 'A'.repeat(900_000) }));
  await Promise.all([
    ...Array.from({ length: connections.search }, () =>
      repeat('search', () => ({
        path: `Cobertura/procedimientos?${new URLSearchParams(search)}`,
        ip: attacker,
        token,
      })),
    ),
    ...Array.from({ length: connections.logIn }, (_, at) =>
      repeat('log-in', () => ({
        path: 'Autenticacion/login',
        ip: attacker,
        token,
        json: credentials(`001-77777${String(at).padStart(2, '0')}-7`, 'equivocada'),
      })),
    ),
    ...Array.from({ length: connections.upload }, () =>
      repeat('upload', () => ({
        path: 'CRM/cargarfotoperfil?codigoAfiliado=10000001',
        ip: attacker,
        token: member,
        body: photo,
      })),
    ),
  ]);
  console.log(`  attack: ${told()}`);
};

const percentile = (times: readonly number[], share: number): string =>
  `${Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0)} ms`;

const watch = async (origin: string, forMs: number): Promise<string> => {
  const logIns: number[] = [];
  const menus: number[] = [];
  const odd: string[] = [];
  const until = performance.now() + forMs;
  for (let at = 0; performance.now() < until; at += 1) {
    const ip = `198.51.${100 + Math.floor(at / 200)}.${at % 200}`;
    const token = await visit(origin, ip);
    for (let time = 0; time < 4; time += 1) {
      const menu = await ask(origin, { path: 'Ajuste/menu', ip, token });
      menus.push(menu.ms);
      if (menu.status !== 200) odd.push(`menu ${menu.status}`);
    }
    const json = credentials('047-1000006-6', 'clave1234');
    const logIn = await ask(origin, { path: 'Autenticacion/login', ip, token, json });
    logIns.push(logIn.ms);
    if (!logIn.text.includes('1007')) odd.push(`log-in ${logIn.status}`);
    await pause(100);
  }
  const of = (times: readonly number[]) => `p50 ${percentile(times, 0.5)}, p95 ${percentile(times, 0.95)}`;
  return `${logIns.length} log-ins ${of(logIns)}; ${menus.length} menus ${of(menus)}${odd.length === 0 ? '' : `; ${odd.length} odd, first ${odd[0]}`}`;
};

const measure = async (name: string, environment: Record<string, string>): Promise<void> => {
  const { server, origin } = await runServer(environment);
  console.log(`${name}, quiet: ${await watch(origin, 5_000)}`);
  const attacking = spawn(process.execPath, ['--import', 'tsx', file, String(seconds), origin], { stdio: 'inherit' });
  const ended = once(attacking, 'exit');
  await pause(1_000);
  console.log(`${name}, attacked: ${await watch(origin, (seconds - 1) * 1000)}`);
  await ended;
  server.kill('SIGTERM');
  await once(server, 'exit');
};

if (attackedOrigin !== undefined) await attack(attackedOrigin);
else {
  if (fileURLToPath(import.meta.url) !== file) throw new Error('start it by its own name');
  await onBothDatabases(measure);
}
