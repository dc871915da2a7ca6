import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from '../../scripts/apt.mjs';
import { browserMissing, findBrowser } from '../../scripts/browser.mjs';
import { chromium } from './chromium';
import type { Engine } from './engine';
import { firefox } from './firefox';
import { webkit } from './webkit';

/** How to start an installed engine. */
export type Start = () => Promise<Engine>;

export interface KnownEngine {
  name: string;
  packages: readonly string[];
  missing(): string;
  find(): Promise<Start | undefined>;
}

/** MiniBrowser is not on PATH: it is installed beside its library. */
const miniBrowser = (): string | undefined =>
  ['/usr/lib', '/usr/libexec', '/usr/lib64']
    .filter(existsSync)
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .flatMap((folder) => ['6.0', '4.1', '4.0'].map((api) => join(folder, `webkit2gtk-${api}`, 'MiniBrowser')))
    .find(existsSync);

/** What the bundle is built for; WebKitGTK 2.36 is the engine of Safari 15.4. */
const oldest = { chromium: '97', firefox: '104', webkit: '2.36' };

export const knownEngines: readonly KnownEngine[] = [
  {
    name: 'chromium',
    // Who names a file wants that one.
    packages: process.env.CHROMIUM_PATH ? [] : ['chromium'],
    missing: () => `chromium: ${browserMissing()}`,
    find: async () => {
      const path = await findBrowser();
      return path === undefined ? undefined : () => chromium(path, oldest.chromium);
    },
  },
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    missing: () => 'firefox: not found. Install it (`apt-get install firefox-esr`).',
    find: async () => {
      const path = onPath('firefox-esr', 'firefox');
      return path === undefined ? undefined : () => firefox(path, oldest.firefox);
    },
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    missing: () => 'webkit: not found. Install its driver and a display (`apt-get install webkit2gtk-driver xvfb`).',
    find: async () => {
      const [driver, display, browser] = [onPath('WebKitWebDriver'), onPath('Xvfb'), miniBrowser()];
      if (driver === undefined || display === undefined || browser === undefined) return undefined;
      return () => webkit({ driver, display, browser }, oldest.webkit);
    },
  },
];
