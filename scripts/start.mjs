// Plain Node, without dependencies: the first thing that runs on a fresh clone.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, install, refuseOldNode, stopRunning } from './prepare.mjs';

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
refuseOldNode();

const give = (signal) => {
  stopRunning(signal);
  process.exit(0);
};
process.once('SIGTERM', give);
process.once('SIGINT', give);

try {
  await install();
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

process.off('SIGTERM', give);
process.off('SIGINT', give);

// npm may put a shell between itself and us that passes no signal on; its end is ours too.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

if (existsSync('.env')) process.loadEnvFile('.env');
// In this very process: there is nobody who could be left behind.
await import(pathToFileURL(resolve('dist/server/main.js')).href);
