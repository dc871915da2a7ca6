import type { Page } from 'playwright/test';

declare global {
  /** What Playwright's clock is on a page. */
  var __pwClock:
    | {
        controller: {
          runFor(ms: number): Promise<void>;
          fastForward(ms: number): Promise<void>;
          log(kind: 'runFor', at: number, ms: number): void;
        };
      }
    | undefined;
}

/** Where a page keeps how much time has passed. */
export const wound = 'wound-on';

/**
 * As `page.clock` does it, which leaves a script for all documents to come each time: after some thousand beats of some
 * twenty milliseconds a page needs longer for them than for its own program.
 */
export const wind = async (page: Page, how: 'runFor' | 'fastForward', ms: number): Promise<void> => {
  const passed = page.evaluate(
    async ([name, kind, time]) => {
      const clock = globalThis.__pwClock;
      if (clock === undefined) throw new Error('Playwright has another clock now');
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + time));
      await clock.controller[kind](time);
    },
    [wound, how, ms] as const,
  );
  // One page gave way to the next while its time went by.
  await passed.catch((error) => {
    if (!/context was destroyed|navigat/.test(String(error))) throw error;
  });
};
