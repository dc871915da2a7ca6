import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { findTestBrowser } from '../scripts/browser.mjs';
import { workerCount } from '../scripts/worker-count.mjs';
import { freePort } from './backends/free-port';

// A test waits a third of its time, so one browser more than cores keeps them busy. Each has a server.
const workers = workerCount({ more: 1 });

// Every worker process reads this file again: the variables pass on the first reading.
process.env.E2E_PORTS ??= (await Promise.all(Array.from({ length: workers }, freePort))).join();
process.env.E2E_SERVED ??= join(tmpdir(), `oficina-served-${process.pid}`);
process.env.CHROMIUM_PATH ??= await findTestBrowser();

const port = process.env.E2E_PORTS.split(',')[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './backends/portal-server.ts',
  workers,
  fullyParallel: false,
  forbidOnly: true,
  retries: process.env.CI === 'true' ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    headless: true,
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'off',
    // `page.route` does not see all requests of a page that a worker controls: tests of the worker allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // A short-lived page does not profit from optimized code.
      args: ['--no-sandbox', '--disable-background-networking', '--headless', '--js-flags=--no-opt,--no-maglev'],
    },
  },
});
