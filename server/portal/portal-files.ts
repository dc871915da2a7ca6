import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';

export interface PortalFile {
  contentType: string;
  bytes: Buffer<ArrayBuffer>;
  br: Buffer<ArrayBuffer> | undefined;
  gzip: Buffer<ArrayBuffer> | undefined;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const optional = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);

/**
 * Every file that may be served, by its address. A request looks its address up here and never becomes a path of the
 * disk, so there is nothing to climb out of.
 */
export const loadFiles = (folder: string): ReadonlyMap<string, PortalFile> => {
  const files = new Map<string, PortalFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).replaceAll('\\', '/')}`;
    const contentType = types[extname(entry.name)];
    if (!entry.isFile() || contentType === undefined || address.includes('/.')) continue;
    files.set(address, {
      contentType,
      bytes: readFileSync(path),
      br: optional(`${path}.br`),
      gzip: optional(`${path}.gz`),
    });
  }
  return files;
};
