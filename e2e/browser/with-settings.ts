import type { Route } from 'playwright/test';

type Settings = { [name: string]: unknown; policy: object };

/** Answers a page with settings that another server would put into it. */
export const withSettings = (change: (settings: Settings) => object) => async (route: Route) => {
  const response = await route.fetch();
  const html = await response.text();
  const body = html.replace(/(?<=id="ajustes">)[^<]*/, (block) => JSON.stringify(change(JSON.parse(block))));
  await route.fulfill({ response, body });
};
