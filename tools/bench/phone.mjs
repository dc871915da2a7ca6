import { chromium } from 'playwright';
import { browserMissing, findBrowser } from '../../scripts/browser.mjs';

/** Slow 4G as it reaches a page: time before each answer, bytes per second. */
const slow4g = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_470_000 / 8,
  uploadThroughput: 675_000 / 8,
};

/** One browser; each page it opens is a cheap phone with nothing in its cache. */
export const startPhone = async () => {
  const executablePath = await findBrowser();
  if (executablePath === undefined) throw new Error(browserMissing());
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const open = async ({ network }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: 'es-DO',
      timezoneId: 'America/Santo_Domingo',
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (network === 'slow4g') {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', slow4g);
    }
    const metrics = async () => {
      const { metrics: pairs } = await devtools.send('Performance.getMetrics');
      return Object.fromEntries(pairs.map(({ name, value }) => [name, value]));
    };
    return { page, devtools, metrics, close: () => context.close() };
  };
  return { browser, version: browser.version(), open, stop: () => browser.close() };
};
