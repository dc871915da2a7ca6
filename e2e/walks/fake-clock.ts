import type { Page } from 'playwright/test';

declare global {
  /** Playwright's clock on a page. */
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

/** The storage key of the elapsed time. */
export const elapsedKey = 'wound-on';

/**
 * Like `page.clock`, which adds an init script on every call: after some thousand steps of twenty milliseconds those
 * scripts take longer than the page's own.
 */
export const advanceClock = async (page: Page, how: 'runFor' | 'fastForward', ms: number): Promise<void> => {
  const passed = page.evaluate(
    async ([name, kind, time]) => {
      const clock = globalThis.__pwClock;
      if (clock === undefined) throw new Error('Playwright has another clock now');
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + time));
      await clock.controller[kind](time);
    },
    [elapsedKey, how, ms] as const,
  );
  // A navigation replaced the page meanwhile.
  await passed.catch((error) => {
    if (!/context was destroyed|navigat/.test(String(error))) throw error;
  });
};
