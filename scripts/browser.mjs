import { existsSync } from 'node:fs';
import { installFromSystem, mayInstall, onPath } from './apt.mjs';

/** The headless build of the engine: desktop windows cost more than half of the time of a page. */
const windowless = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', windowless];

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

/** The browser for tests, headless because they open hundreds of pages. */
export const findTestBrowser = async () =>
  (process.env.CHROMIUM_PATH ? undefined : onPath(windowless)) ?? (await findBrowser());

export const findOrInstallTestBrowser = async () => {
  if (process.env.CHROMIUM_PATH || onPath(windowless) !== undefined || !mayInstall()) return findTestBrowser();
  installFromSystem(windowless);
  const found = await findTestBrowser();
  if (found !== undefined) return found;
  // Not every system has a package of chromium-headless-shell.
  installFromSystem('chromium');
  return findTestBrowser();
};

export const browserMissing = () =>
  process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH says ${process.env.CHROMIUM_PATH}, and there is no such file.`
    : 'No browser found. Install Chromium (`apt-get install chromium-headless-shell`, `apt-get install chromium` or `npx playwright install chromium`), or set CHROMIUM_PATH.';
