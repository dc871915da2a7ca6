import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { onPath } from '../../scripts/apt.mjs';
import { freePort, until } from '../../tests/built/server-process';
import { root } from '../../tests/house/source-files';
import { certificateIn, type Ports, writeHaproxyFile } from './haproxy';

export type ProxyName = 'nginx' | 'haproxy';

const configure = {
  nginx: (folder: string, { http, https, servers: [server] }: Ports) => {
    const { certificate, key } = certificateIn(folder);
    const site = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
      .replace('server 127.0.0.1:3000 ', `server 127.0.0.1:${server} `)
      // A call that reaches a dead server is not sent to the next one: with HAProxy, which asks for the health, none does.
      .replace(/ *server 127\.0\.0\.1:3001 .*\n/, '')
      .replace(/listen (\[::\]:)?80;/g, (_, six = '') => (six === '' ? `listen 127.0.0.1:${http};` : ''))
      .replace(/listen (\[::\]:)?443 /g, (_, six = '') => (six === '' ? `listen 127.0.0.1:${https} ` : '#'))
      .replaceAll('/etc/ssl/oficina.pem', certificate)
      .replaceAll('/etc/ssl/oficina.key', key)
      .replaceAll('/var/log/nginx/oficina.log', join(folder, 'nginx.log'));
    const file = join(folder, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    writeFileSync(
      file,
      `daemon off; pid ${folder}/nginx.pid; error_log stderr; events { worker_connections 4096; } http { ${temporary}\n${site}\n}`,
    );
    return { check: ['-t', '-c', file], run: ['-c', file] };
  },
  haproxy: (folder: string, ports: Ports) => {
    const file = writeHaproxyFile(folder, ports, certificateIn(folder));
    return { check: ['-c', '-f', file], run: ['-db', '-f', file] };
  },
} satisfies Record<ProxyName, unknown>;

/** An example of deploy/ before one server, with ports and files of its own in `folder`. */
export const startProxy = async (name: ProxyName, folder: string, server: number) => {
  const [http, https] = [await freePort(), await freePort()];
  const { check, run } = configure[name](folder, { http, https, servers: [server, 9] });
  const path = onPath(name);
  if (path === undefined) throw new Error(`${name} is not installed`);
  const { status, stdout, stderr } = spawnSync(path, check, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  const proxy = spawn(path, run, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const out of [proxy.stdout, proxy.stderr])
    out.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
  await until(async () => {
    const socket = connect(https, '127.0.0.1');
    const isOpen = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error')]).catch(
      () => false,
    );
    socket.destroy();
    return isOpen === true ? true : undefined;
  });
  return {
    http: `http://127.0.0.1:${http}`,
    origin: `https://127.0.0.1:${https}`,
    said: () => said,
    stop: async () => {
      const ended = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await ended;
    },
  };
};
