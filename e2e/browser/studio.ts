import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { servedOnce } from '../backends/served-once';
import { test as base } from './reused-page';

interface Studio {
  complaints: string[];
  /** Opens a flow, optionally at a state, and returns the frame with its screen. */
  open(flow: string, state?: string): Promise<FrameLocator>;
}

/** The studio, built and served once; an error of the page or a request to another host fails its test. */
export const test = base.extend<Studio, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern that it depends on nothing
    async ({}, use) => {
      await use(await servedOnce(process.env.E2E_SERVED ?? '', 'tools/studio/serve/studio.ts', '0'));
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  complaints: [
    async ({ page, address }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address))
          complaints.push(`asked ${request.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page, address }, use) => {
    await use(async (flow, state = '') => {
      await page.goto(`${address}#${flow}${state === '' ? '' : `/${state}`}`);
      await expect(page.getByLabel('Flujo')).toHaveValue(flow);
      return page.frameLocator('iframe');
    });
  },
});

export const drawing = (page: Page): Locator => page.getByRole('region', { name: /^Diagrama de/ });

/** The highlighted states of the drawing, outer ones first. */
export const lit = (page: Page): Promise<string[]> =>
  drawing(page)
    .locator('.around')
    .evaluateAll((states) => states.map((state) => state.getAttribute('data-state') ?? ''));

/** The size of a state on the screen, and its centre within the drawing. */
export const placeOf = (page: Page, state: string): Promise<{ x: number; y: number; width: number }> =>
  drawing(page).evaluate((room, name) => {
    const [box, around] = [room.querySelector(`[data-state="${name}"] rect`), room.getBoundingClientRect()];
    if (box === null) throw new Error(`${name} is not drawn`);
    const { left, top, width, height } = box.getBoundingClientRect();
    return { x: left + width / 2 - around.left, y: top + height / 2 - around.top, width };
  }, state);

/** Labels that overflow their box, in units of the picture. */
export const wordsOverTheirBox = (page: Page): Promise<string[]> =>
  drawing(page).evaluate((room) =>
    [...room.querySelectorAll<SVGTextElement>('text')].flatMap((words) => {
      let box = words.closest('[data-state]')?.querySelector('rect') ?? words.previousElementSibling;
      while (box !== null && !(box instanceof SVGRectElement)) box = box.previousElementSibling;
      if (box === null) return [`${words.textContent} has no box`];
      const [inner, outer] = [words.getBBox(), box.getBBox()];
      const over = Math.max(outer.x - inner.x, inner.x + inner.width - outer.x - outer.width);
      return over > 0 ? [`${words.textContent}: ${over.toFixed(1)}`] : [];
    }),
  );

export { expect };
