import { countRenders } from './count-renders.mjs';
import { typeDigits } from './type-digits.mjs';

/** Runs in the page. */
const watchEvents = () => {
  globalThis.slowestEvent = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) globalThis.slowestEvent = Math.max(globalThis.slowestEvent, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
};

const onPhone = async (phone, work, address) => {
  const opened = await phone.open({ network: 'local' });
  try {
    return await work(opened, address);
  } finally {
    await opened.close();
  }
};

const time = async (opened, address) => {
  const scriptMs = await typeDigits(opened, address, { before: watchEvents });
  return {
    scriptMs: scriptMs.reduce((sum, ms) => sum + ms) / scriptMs.length,
    slowestMs: Math.max(...scriptMs),
    slowestEvent: await opened.page.evaluate(() => globalThis.slowestEvent),
  };
};

/** Renders are counted once, on a visit of their own: who counts them takes time. */
export const typingProbe = (phone, address) => {
  let renders;
  return {
    prove: async () => {
      renders = await onPhone(phone, countRenders, address);
    },
    measure: async () => ({ ...(await onPhone(phone, time, address)), ...renders }),
  };
};
