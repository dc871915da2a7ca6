import { createServer } from 'node:net';
import { defineConfig } from 'playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address === null || typeof address === 'string' ? reject() : resolve(address.port)));
    });
  });

// Each worker process reads this file again: the variables hand the first reading on.
process.env.E2E_PORT ??= String(await freePort());
process.env.CHROMIUM_PATH ??= await findBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './portal-server.ts',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_500 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    browserName: 'chromium',
    headless: true,
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-background-networking', '--headless'],
    },
  },
});
