import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import { join, resolve } from 'node:path';
import { install, refuseOldNode } from './prepare.mjs';

refuseOldNode();
process.chdir(resolve(import.meta.dirname, '..'));
await install();
if (existsSync('.env')) process.loadEnvFile('.env');

const freePort = async () => {
  const probe = createProbe().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
};

const apiPort = await freePort();
const api = spawn(process.execPath, [join('node_modules', 'tsx/dist/cli.mjs'), 'watch', 'server/main.ts'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    // The server restarts at every change; the links to the demonstration's pages stay the same.
    DEMO_TOKEN: process.env.DEMO_TOKEN || randomBytes(24).toString('base64url'),
  },
});

const { createServer } = await import('vite');
const { tsImport } = await import('tsx/esm/api');
const { publicSettingsOf } = await tsImport('../server/settings/public-settings.ts', import.meta.url);
const { readSettings } = await tsImport('../server/settings/settings.ts', import.meta.url);

/** The server writes the settings into the built page; a page that Vite serves gets the same settings. */
const settingsInDocument = () => ({
  name: 'settings-in-document',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'application/json', id: 'ajustes' },
      children: JSON.stringify(publicSettingsOf(readSettings(process.env))).replace(/</g, '\\u003c'),
    },
  ],
});

const ofServer = ['/api', '/health', '/.well-known', '/demo', '/dispositivo-seguro', '/pagos/retorno'];
const target = `http://127.0.0.1:${apiPort}`;
const page = await createServer({
  plugins: [settingsInDocument()],
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(ofServer.map((path) => [path, target])),
  },
});
await page.listen();
page.printUrls();

const stop = async () => {
  const ended = api.exitCode === null ? once(api, 'exit') : undefined;
  api.kill('SIGTERM');
  await Promise.all([ended, page.close()]);
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
api.once('exit', stop);
