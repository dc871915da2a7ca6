import type { Page } from 'playwright/test';

const rest = async () => {
  await document.fonts.ready;
  for (let quiet = 0; quiet < 3; quiet += 1) {
    // One more frame, independent of the fake clock: animations requested now may start in the next.
    await document.body.animate(null, 20).finished;
    const ending = document.getAnimations().filter(({ effect, currentTime, playState }) => {
      const left = Number(effect?.getComputedTiming().endTime) - Number(currentTime);
      return playState === 'running' && left < 1_000;
    });
    if (ending.length > 0) quiet = 0;
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  }
};

/** Waits for fonts and for all finite animations and transitions; endless ones such as spinners keep running. */
export const waitForRest = (page: Pick<Page, 'evaluate'>): Promise<void> => page.evaluate(rest);
