import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The page as Vite leaves it when nobody tells it anything. */
const builtFiles = async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'oficina-floor-'));
  try {
    await build({
      configFile: false,
      root: join(import.meta.dirname, 'floor'),
      logLevel: 'warn',
      plugins: [vanillaExtractPlugin(), react()],
      build: { outDir, emptyOutDir: true },
    });
    const entries = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return new Map(
      entries.map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const body = brotliCompressSync(readFileSync(path));
        return [`/${relative(outDir, path)}`, { body, type: types[extname(path)] ?? 'application/octet-stream' }];
      }),
    );
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};

/** The floor, built now and served from memory: brotli, files for ever, the page never. */
export const serveFloor = async () => {
  const files = await builtFiles();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://floor');
    const file = files.get(pathname === '/login' ? '/index.html' : pathname);
    if (file === undefined) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'content-type': `${file.type}; charset=utf-8`,
        'content-encoding': 'br',
        'content-length': file.body.length,
        'cache-control': pathname === '/login' ? 'no-cache' : 'public, max-age=31536000, immutable',
      })
      .end(file.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { address: `http://127.0.0.1:${server.address().port}`, stop };
};
