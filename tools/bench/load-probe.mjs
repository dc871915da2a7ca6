/** Runs in the page, before anything of the page does. */
const watch = () => {
  const seen = { lcp: 0, shift: 0, longTasks: 0, longest: 0, over50: 0, slowestKey: 0 };
  const observe = (type, take, more = {}) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...more });
    return () => observer.takeRecords().forEach(take);
  };
  const painted = Promise.withResolvers();
  const takeRest = [
    observe('largest-contentful-paint', ({ startTime }) => {
      seen.lcp = startTime;
      painted.resolve();
    }),
    observe('layout-shift', ({ value }) => {
      seen.shift += value;
    }),
    observe('longtask', ({ duration }) => {
      seen.longTasks += duration;
      seen.longest = Math.max(seen.longest, duration);
      seen.over50 += duration - 50;
    }),
    observe(
      'event',
      ({ name, duration }) => {
        if (name.startsWith('key')) seen.slowestKey = Math.max(seen.slowestKey, duration);
      },
      { durationThreshold: 16 },
    ),
  ];
  const isUsable = (field) =>
    field !== null &&
    field.closest('[inert]') === null &&
    !field.disabled &&
    field.getBoundingClientRect().height > 0 &&
    getComputedStyle(field).visibility === 'visible';
  const ready = new Promise((resolve) => {
    const look = () =>
      isUsable(document.querySelector('form input')) ? resolve(performance.now()) : requestAnimationFrame(look);
    look();
  });
  const all = async () => {
    await painted.promise;
    for (const take of takeRest) take();
    return { ...seen, ready: await ready };
  };
  globalThis.loadProbe = { ready, all };
};

const read = async () => {
  const seen = await globalThis.loadProbe.all();
  const [document] = performance.getEntriesByType('navigation');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const requests = [document, ...performance.getEntriesByType('resource')].map((entry) => ({
    path: new URL(entry.name).pathname,
    beforeReady: entry.startTime < seen.ready,
    bytes: entry.transferSize === 0 ? 0 : entry.encodedBodySize,
    isDocument: entry === document,
  }));
  return { ...seen, fcp: paint.startTime, requests };
};

const untilReady = (page) => page.evaluate(() => globalThis.loadProbe.ready);

const settled = async (page) => {
  await untilReady(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(read);
};

/** What is written the moment the form is ready must still stand there when everything has come. */
const proveUsable = async (page, address, arrive) => {
  await arrive();
  await untilReady(page);
  const field = page.locator('form input').first();
  await field.focus();
  await page.keyboard.type('00');
  await page.waitForLoadState('networkidle');
  const kept = await field.inputValue();
  if (kept !== '00') throw new Error(`${address} was ready too early: of «00» it kept «${kept}».`);
};

/** The first visit with an empty cache, and the same page loaded again. */
const measure = async ({ page, devtools, metrics }, address) => {
  await page.goto(address, { waitUntil: 'commit' });
  const cold = await settled(page);
  const { ScriptDuration } = await metrics();
  await devtools.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize } = await metrics();
  await page.reload({ waitUntil: 'commit' });
  return { cold, scriptMs: ScriptDuration * 1000, heap: JSHeapUsedSize, warm: await settled(page) };
};

/** A key at ten moments of the start, from the first at which the field takes one. */
const typeThroughTheStart = async ({ page }, address) => {
  await page.goto(address, { waitUntil: 'commit' });
  await untilReady(page);
  await page.locator('form input').first().focus();
  for (let key = 0; key < 10; key += 1) {
    await page.keyboard.press('0');
    await page.waitForTimeout(150);
  }
  await page.waitForLoadState('networkidle');
  const { slowestKey } = await page.evaluate(read);
  return slowestKey;
};

const onPhone = async (phone, work) => {
  const opened = await phone.open({ network: 'slow4g' });
  try {
    await opened.page.addInitScript(watch);
    return await work(opened);
  } finally {
    await opened.close();
  }
};

export const loadProbe = (phone, address) => ({
  prove: () =>
    onPhone(phone, async ({ page }) => {
      await proveUsable(page, address, () => page.goto(address, { waitUntil: 'commit' }));
      await proveUsable(page, address, () => page.reload({ waitUntil: 'commit' }));
    }),
  measure: async () => ({
    ...(await onPhone(phone, (opened) => measure(opened, address))),
    slowestKey: await onPhone(phone, (opened) => typeThroughTheStart(opened, address)),
  }),
});
