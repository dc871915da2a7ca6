// Plain Node: runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, install, refuseOldNode, stopRunning } from './prepare.mjs';

/** npm may start this through a shell that forwards no signals, so exit when the parent exits. */
const endWithParent = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 100).unref();
};

/**
 * The server's lock decides whether the folder is free. This early check only avoids a build under a running server.
 */
const looksTaken = () => {
  try {
    const { pid } = JSON.parse(readFileSync(join(process.env.DATA_DIR || '.data', 'en-uso'), 'utf8'));
    return existsSync('dist/server/main.js') && process.kill(pid, 0);
  } catch {
    return false;
  }
};

const give = (signal) => {
  stopRunning(signal);
  process.exit(0);
};

/** Installs and builds what is missing or stale, then runs a file of the build in this process. */
export const launch = async (file) => {
  refuseOldNode();
  process.chdir(resolve(import.meta.dirname, '..'));
  endWithParent();
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.on('SIGTERM', give);
  process.on('SIGINT', give);
  try {
    await install();
    if (!looksTaken()) await build();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  process.off('SIGTERM', give);
  process.off('SIGINT', give);
  await import(pathToFileURL(resolve(file)).href);
};
