import { existsSync } from 'node:fs';
import { installFromSystem, mayInstall, onPath } from './apt.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const installedByPlaywright = async () => {
  const { chromium } = await import('playwright');
  return [chromium.executablePath()].find((path) => existsSync(path));
};

/** The path of a Chromium that is there already, or undefined. */
export const findBrowser = async () => {
  const told = process.env.CHROMIUM_PATH;
  if (told !== undefined && told !== '') return existsSync(told) ? told : undefined;
  return onPath(...names) ?? (await installedByPlaywright());
};

export const findOrInstallBrowser = async () => {
  const found = await findBrowser();
  if (found !== undefined || process.env.CHROMIUM_PATH || !mayInstall()) return found;
  installFromSystem('chromium');
  return findBrowser();
};

export const browserMissing = () =>
  process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH says ${process.env.CHROMIUM_PATH}, and there is no such file.`
    : 'No browser found. Install Chromium (`apt-get install chromium` or `npx playwright install chromium`), or set CHROMIUM_PATH.';
