import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onPath } from '../../scripts/apt.mjs';
import { freePort, until } from '../../tests/built/server-process';
import { root } from '../../tests/house/source-files';

export interface Certificate {
  certificate: string;
  key: string;
  /** Certificate and key in one file. */
  both: string;
}

export const certificateIn = (folder: string, name = 'oficina.example'): Certificate => {
  const [certificate, key, both] = ['pem', 'key', 'both.pem'].map((end) => join(folder, `oficina.${end}`)) as [
    string,
    string,
    string,
  ];
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`],
    ...['-addext', `subjectAltName=DNS:${name}`],
    ...['-keyout', key, '-out', certificate],
  ]);
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return { certificate, key, both };
};

export interface Ports {
  http: number;
  https: number;
  servers: readonly [number, number];
}

/** deploy/haproxy.cfg with the ports and files of a drill. */
export const writeHaproxyFile = (folder: string, { http, https, servers }: Ports, { both }: Certificate): string => {
  const file = join(folder, 'haproxy.cfg');
  const configuration = readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8')
    .replace('log /dev/log local0', `log stdout format raw local0\n    stats socket ${folder}/haproxy.sock`)
    .replace(/^ {4}(user|group) haproxy\n/gm, '')
    .replace('bind :80\n', `bind 127.0.0.1:${http}\n`)
    .replace('bind :443 ', `bind 127.0.0.1:${https} `)
    .replace('/etc/ssl/oficina-con-llave.pem', both)
    .replace('127.0.0.1:3000', `127.0.0.1:${servers[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${servers[1]}`);
  writeFileSync(file, configuration);
  return file;
};

/** HAProxy before two servers, with deploy/haproxy.cfg. */
export const startHaproxy = async (folder: string, servers: readonly [number, number]) => {
  const program = onPath('haproxy');
  if (program === undefined) throw new Error('HAProxy is not installed');
  const [http, https] = [await freePort(), await freePort()];
  const file = writeHaproxyFile(folder, { http, https, servers }, certificateIn(folder));
  const proxy: ChildProcess = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const out of [proxy.stdout, proxy.stderr])
    out?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
  const states = async (): Promise<Record<string, string>> => {
    const socket = connect(join(folder, 'haproxy.sock'));
    socket.write('show stat\n');
    const [head = '', ...rows] = (await text(socket)).replace(/^# /, '').trim().split('\n');
    const column = head.split(',').indexOf('status');
    return Object.fromEntries(rows.map((row) => row.split(',')).map((cells) => [cells[1], cells[column] ?? '']));
  };
  return {
    origin: `https://127.0.0.1:${https}`,
    said: () => said,
    /** Until requests go to this server. */
    takes: (server: 'uno' | 'dos') =>
      until(async () =>
        (await states().catch(() => ({}) as Record<string, string>))[server] === 'UP' ? true : undefined,
      ),
    stop: async () => {
      const ended = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await ended;
    },
  };
};
