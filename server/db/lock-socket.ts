import { randomUUID } from 'node:crypto';
import { closeSync, openSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Shortens the path through /proc/self/fd, because socket paths are limited to 108 bytes. */
const within = async <T>(folder: string, work: (place: string) => Promise<T>): Promise<T> => {
  const handle = openSync(folder, 'r');
  try {
    return await work(`/proc/self/fd/${handle}`);
  } finally {
    closeSync(handle);
  }
};

export interface LockSocket {
  /** '' without a socket: the system is not Linux, or the file system does not support sockets. */
  name: string;
  close(): void;
}
const none: LockSocket = { name: '', close: () => {} };

const listening = (server: Server, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    server.once('error', () => resolve(false)).listen(path, () => resolve(true));
  });

/**
 * A Unix socket that the lock's holder listens on. The kernel closes it with the process, so another container on the
 * same machine can tell that the holder is dead without seeing its pid.
 */
export const openLockSocket = async (folder: string): Promise<LockSocket> => {
  if (process.platform !== 'linux') return none;
  const name = `puerta-${randomUUID().slice(0, 8)}`;
  const server = createServer((visitor) => visitor.destroy());
  if (!(await within(folder, (place) => listening(server, join(place, name))).catch(() => false))) return none;
  server.unref();
  return {
    name,
    close: () => {
      server.close();
      removeLockSocket(folder, name);
    },
  };
};

export const removeLockSocket = (folder: string, name: string): void => {
  if (!/^puerta-[\da-f]{8}$/.test(name)) return;
  try {
    unlinkSync(join(folder, name));
  } catch {
    // Already removed.
  }
};

/** null: unknown. */
export const isLockSocketAlive = async (folder: string, name: string): Promise<boolean | null> => {
  if (!/^puerta-[\da-f]{8}$/.test(name)) return null;
  const knock = (path: string): Promise<boolean | null> =>
    new Promise((resolve) => {
      const visitor = connect(path);
      visitor.once('connect', () => {
        visitor.destroy();
        resolve(true);
      });
      visitor.once('error', (error: NodeJS.ErrnoException) =>
        resolve(['ECONNREFUSED', 'ENOENT'].includes(error.code ?? '') ? false : null),
      );
    });
  return within(folder, (place) => knock(join(place, name))).catch(() => null);
};
