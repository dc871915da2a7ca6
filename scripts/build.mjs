import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { buildHash, buildStamp } from './freshness.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
const hash = buildHash();
const next = `.dist-${process.pid}`;
const previous = `${next}-old`;

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const removeLeftovers = () => {
  for (const name of readdirSync('.')) {
    const pid = /^\.dist-(\d+)/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(name, { recursive: true, force: true });
  }
};

const checks = { pluginTimings: false };

const portal = () =>
  build({
    logLevel: 'warn',
    build: { outDir: join(next, 'portal'), emptyOutDir: true, rolldownOptions: { checks } },
  });

/** The static markup of each page before its JavaScript runs, rendered from the same components. */
const firstPaint = async () => {
  const outDir = join(next, 'first-paint');
  await build({
    logLevel: 'warn',
    build: {
      ssr: 'src/first-paint.tsx',
      outDir,
      manifest: false,
      rolldownOptions: { checks, output: { codeSplitting: false, entryFileNames: 'first-paint.js' } },
    },
  });
  const module = await import(pathToFileURL(resolve(outDir, 'first-paint.js')));
  writeFileSync(join(next, 'portal/.vite/first-paint.json'), JSON.stringify(module.firstPaint));
  rmSync(outDir, { recursive: true });
};

/** Entry points: main, its workers (`*-worker`), and the commands for data: demo reset, backup and restore, operate. */
const serverEntries = () =>
  readdirSync('server', { recursive: true })
    .filter((file) =>
      /^main\.ts$|^demo[/\\]reset\.ts$|^backup[/\\]backup\.ts$|^operate[/\\]operate\.ts$|-worker\.(ts|mjs)$/.test(file),
    )
    .map((file) => [basename(file).replace(/\.\w+$/, ''), join('server', file)]);

const server = () =>
  build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(next, 'server'),
      minify: false,
      rolldownOptions: {
        checks,
        input: Object.fromEntries(serverEntries()),
        // One flat folder: the server looks for worker files beside the file that starts them.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compress = async (path) => {
  const bytes = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [small, zipped] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  if (small.length < bytes.length) writeFileSync(`${path}.br`, small);
  if (zipped.length < bytes.length) writeFileSync(`${path}.gz`, zipped);
};

const textsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => /\.(js|css|svg|json|txt)$/.test(file))
    .map((file) => join(folder, file));

// Moves the finished build into dist at the end: an interrupted build leaves the previous one intact.
try {
  removeLeftovers();
  mkdirSync(next);
  await portal();
  await firstPaint();
  await server();
  await Promise.all(textsIn(join(next, 'portal')).map(compress));
  writeFileSync(join(next, basename(buildStamp)), hash);
  rmSync(previous, { recursive: true, force: true });
  try {
    renameSync('dist', previous);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  renameSync(next, 'dist');
} finally {
  rmSync(next, { recursive: true, force: true });
  rmSync(previous, { recursive: true, force: true });
}
