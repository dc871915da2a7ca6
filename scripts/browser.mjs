import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const onPath = () =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path));

const installedByPlaywright = async () => {
  const { chromium } = await import('playwright');
  return [chromium.executablePath()].find((path) => existsSync(path));
};

/** The path of a Chromium that is there already, or undefined. */
export const findBrowser = async () => {
  const told = process.env.CHROMIUM_PATH;
  if (told !== undefined && told !== '') return existsSync(told) ? told : undefined;
  return onPath() ?? (await installedByPlaywright());
};

const isAdministrator = () => process.getuid?.() === 0;

const installFromSystem = () => {
  const packages = ['chromium'];
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update');
  apt('install', '--yes', '--no-install-recommends', ...packages);
};

export const findOrInstallBrowser = async () => {
  const found = await findBrowser();
  if (found !== undefined || process.env.CHROMIUM_PATH || !isAdministrator()) return found;
  console.log('installing chromium with apt-get…');
  installFromSystem();
  return findBrowser();
};

export const browserMissing = () =>
  process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH says ${process.env.CHROMIUM_PATH}, and there is no such file.`
    : 'No browser found. Install Chromium (`apt-get install chromium` or `npx playwright install chromium`), or set CHROMIUM_PATH.';
