// Plain Node: runs before anything is installed.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isBuilt, isInstalled, noteInstall } from './freshness.mjs';

/** The LTS lines of Node, each from the first version that the build and test tools support. */
export const isKnownNode = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
};

export const refuseOldNode = (version = process.versions.node) => {
  if (isKnownNode(version)) return;
  console.error(`Hace falta Node 20 desde 20.19, 22 desde 22.12, o 24 en adelante; esta versión es la ${version}.`);
  process.exit(1);
};

const running = new Set();
export const stopRunning = (signal) => {
  for (const child of running) child.kill(signal);
};

const run = (what, command, args, environment = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } });
    const output = [];
    running.add(child);
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new Error(`${what}\n${Buffer.concat(output).toString('utf8').trim()}`));
    });
  });

const npm = (args) => {
  const path = process.env.npm_execpath;
  return path === undefined ? ['npm', args] : [process.execPath, [path, ...args]];
};

const turn = '.dist-turn';
const longestTurnMs = 600_000;

const isAbandoned = () => {
  try {
    if (Date.now() - statSync(turn).mtimeMs > longestTurnMs) return true;
    return !process.kill(Number(readFileSync(turn, 'utf8')), 0);
  } catch (error) {
    return error.code === 'ESRCH';
  }
};

const takeTurn = () => {
  try {
    writeFileSync(turn, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
};

/** Two starts at once on a fresh clone must not install, or build, over each other. */
const inTurn = async (isDone, work) => {
  if (isDone()) return;
  while (!takeTurn()) {
    if (isAbandoned()) rmSync(turn, { force: true });
    await pause(200);
  }
  try {
    if (!isDone()) await work();
  } finally {
    rmSync(turn, { force: true });
  }
};

export const install = () =>
  inTurn(isInstalled, async () => {
    console.log('Instalando las dependencias…');
    // NODE_ENV=production must not leave out what the build needs.
    const [command, args] = npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
    await run('No se pudieron instalar las dependencias.', command, args);
    noteInstall();
  });

export const build = () =>
  inTurn(isBuilt, async () => {
    console.log('Construyendo el portal…');
    await run('No se pudo construir el portal.', process.execPath, ['scripts/build.mjs'], {
      NODE_ENV: 'production',
      NO_COLOR: '1',
    });
  });
