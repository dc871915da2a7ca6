import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { discover } from '../../explore/flows';

process.chdir(resolve(import.meta.dirname, '../../..'));
const [asked = '4174', ...rest] = process.argv.slice(2);

const serve = async (port: number) => {
  // Reports a machine that cannot be imported in one line; the bundler would print many.
  await discover();
  console.error('Preparando el estudio: un minuto o dos…');
  const outDir = mkdtempSync(join(tmpdir(), 'oficina-studio-'));
  // On a stop signal the server itself ends the process.
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const [{ build, preview }, { studioConfig }] = await Promise.all([import('vite'), import('./studio-config')]);
  const config = studioConfig(outDir, port);
  await build(config);
  const server = await preview(config);
  console.log(server.resolvedUrls?.local[0] ?? '');
};

const fail = (line: string) => {
  console.error(line);
  process.exitCode = 1;
};

if (!/^\d{1,5}$/.test(asked) || Number(asked) > 65_535 || rest.length > 0) fail('uso: npm run studio [-- <puerto>]');
else {
  try {
    await serve(Number(asked));
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    fail(/already in use/.test(said) ? `studio: el puerto ${asked} está ocupado; diga otro` : `studio: ${said}`);
  }
}
