import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, createServer, preview } from 'vite';
import { documentPolicy } from '../../server/http/headers.ts';
import { shoot } from './gallery-shots.ts';

process.chdir(resolve(import.meta.dirname, '../..'));
const configFile = 'tools/gallery/vite.config.ts';
const [mode, folder = 'test-results/gallery'] = process.argv.slice(2);

const whileYouWrite = async () => {
  const server = await createServer({ configFile, server: { port: 4173 } });
  await server.listen();
  server.printUrls();
};

/** Serves the gallery like the portal: built, and with its content security policy. */
const asBuilt = async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'oficina-gallery-'));
  // On a stop signal the server itself ends the process.
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({ configFile, logLevel: 'warn', build: { outDir } });
  const headers = { 'content-security-policy': documentPolicy('galeria') };
  const server = await preview({
    configFile,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, headers },
  });
  return { address: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() };
};

if (mode === undefined) await whileYouWrite();
else {
  const { address, stop } = await asBuilt();
  if (mode === '--shots') {
    mkdirSync(folder, { recursive: true });
    await shoot(address, folder);
    await stop();
  } else console.log(address);
}
