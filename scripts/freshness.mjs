// Plain Node: npm start reads this before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const buildInputs = [
  'domain',
  'src',
  'machines',
  'server',
  'index.html',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/vite',
];
const isBuildInput = (path) => !/^src.ui.gallery|\.test\.tsx?$|\.gen\.ts$|\.cases\.ts$/.test(path);

const filesUnder = (path) => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
};

const hashOf = (files, ...more) => {
  const hash = createHash('sha256');
  for (const text of more) hash.update(`${text}\0`);
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const installStamp = 'node_modules/.installed';
const installHash = () => hashOf(['package-lock.json'], process.platform, process.arch, process.versions.modules);

/** After a manual npm ci: npm's record of the installation must have every version of the lock file. */
const agreesWithLock = () => {
  const noted = textOf('node_modules/.package-lock.json');
  if (noted === '') return false;
  const installed = JSON.parse(noted).packages;
  return Object.entries(JSON.parse(textOf('package-lock.json')).packages).every(
    ([path, wanted]) => path === '' || wanted.optional === true || installed[path]?.version === wanted.version,
  );
};

export const noteInstall = () => writeFileSync(installStamp, installHash());

export const isInstalled = () => {
  if (textOf(installStamp) === installHash()) return true;
  if (existsSync(installStamp) || !agreesWithLock()) return false;
  noteInstall();
  return true;
};

export const buildStamp = 'dist/.stamp';
export const buildHash = () => hashOf(buildInputs.flatMap(filesUnder).filter(isBuildInput));
export const isBuilt = () => existsSync('dist/server/main.js') && textOf(buildStamp) === buildHash();
