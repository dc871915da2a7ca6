import type { Engine } from './engine';
import { leftover } from './leftovers';
import { requireVersion } from './require-version';

/** Driven by Playwright, which the browser tests use anyway. */
export const chromium = async (path: string, oldest: string): Promise<Engine> => {
  const { chromium: playwright } = await import('playwright');
  const browser = await playwright.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-background-networking', '--headless'],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  leftover(() => void browser.close().catch(() => undefined));
  requireVersion(browser.version(), oldest);
  const context = await browser.newContext({ timezoneId: 'America/Santo_Domingo' });
  return {
    version: browser.version(),
    isAlive: async () => browser.isConnected(),
    tab: async () => {
      const page = await context.newPage();
      return {
        open: async (address) => void (await page.goto(address)),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        show: () => page.bringToFront(),
        run: (source, ...args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
        click: ({ x, y }) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (names) => page.keyboard.press(names),
        resize: (size) => page.setViewportSize(size),
        picture: () => page.screenshot(),
        close: () => page.close(),
      };
    },
  };
};
