import { expect } from 'playwright/test';
import { demoAddress } from '../backends/demo-address';
import { test as base } from './reused-page';

interface Portal {
  /** Errors of the page; a test without expected errors can ignore them. */
  complaints: string[];
  faults: {
    set(fault: { call: string; fault: string; value?: number; times?: number }): Promise<void>;
  };
}

/** Fails a test on any unexpected error of the page, and removes its faults from the server. */
export const test = base.extend<Portal>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        const network = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !network) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  faults: async ({ request }, use) => {
    await use({
      set: async (fault) => {
        const answer = await request.post(demoAddress('/demo/fallos'), { data: fault });
        expect(answer.ok()).toBe(true);
      },
    });
    await request.delete(demoAddress('/demo/fallos'));
  },
});

export { expect };
