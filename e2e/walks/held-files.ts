import type { Page, Route } from 'playwright/test';

export interface HeldFiles {
  /** Delivers the file. */
  serve(name: string): Promise<void>;
  /** Breaks the connection. */
  cut(name: string): Promise<void>;
  /** Makes a chunk fail for good: some browsers never request it again. */
  lose(name: string): Promise<void>;
}

/** Delays files until the path decides: images, and the named chunks. */
export const heldFiles = async (
  page: Page,
  names: readonly string[],
  until: (done: () => Promise<boolean>) => Promise<void>,
): Promise<HeldFiles> => {
  const waiting = new Map<string, Route[]>();
  const lost = new Set<string>();
  const keep = (name: string) => async (route: Route) => {
    if (lost.has(name)) return route.abort('connectionfailed');
    waiting.set(name, [...(waiting.get(name) ?? []), route]);
  };
  const newest = async (name: string): Promise<Route> => {
    await until(async () => (waiting.get(name) ?? []).length > 0);
    const route = waiting.get(name)?.pop();
    if (route === undefined) throw new Error(`${name} was never asked for`);
    return route;
  };
  const cut = async (name: string) => (await newest(name)).abort('connectionfailed');
  for (const name of names) await page.route(`**/${name}*`, keep(name));
  return {
    serve: async (name) => (await newest(name)).continue(),
    cut,
    lose: async (name) => {
      if (lost.has(name)) return;
      const route = await newest(name);
      lost.add(name);
      await route.abort('connectionfailed');
    },
  };
};
