import type { Page } from 'playwright/test';

/** 1.6 Mbit/s down, 750 kbit/s up by default, 150 ms round trip; until undone. */
export const slow4g = async (page: Page, uploadThroughput = 93_750) => {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput };
  await line.send('Network.emulateNetworkConditions', slow);
  const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  return { lift: () => line.send('Network.emulateNetworkConditions', fast) };
};
