/** Runs in the page, before anything of the page does. */
const watch = () => {
  const seen = { fcp: 0, lcp: 0, shift: 0 };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('layout-shift', ({ value }) => {
    seen.shift += value;
  });
  globalThis.paintProbe = seen;
};

/** The first visit with an empty cache, until the first button can be pressed and the network is quiet. */
export const paintProbe = (phone, address) => {
  const measure = async () => {
    const { page, close } = await phone.open({ network: 'slow4g' });
    try {
      await page.addInitScript(watch);
      await page.goto(address, { waitUntil: 'commit' });
      const ready = await page
        .waitForFunction(() => {
          const button = document.querySelector('main button, form button');
          return button !== null && button.closest('[inert]') === null && !button.disabled && performance.now();
        })
        .then((found) => found.jsonValue());
      await page.waitForLoadState('networkidle');
      return { ...(await page.evaluate(() => globalThis.paintProbe)), ready };
    } finally {
      await close();
    }
  };
  return { prove: measure, measure };
};
