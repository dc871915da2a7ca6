import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../tests/built/server-process';
import { type Outage, outages } from './outages';
import { openWatchedPortal, type WatchedPortal } from './watched-portal';

const limitMs = 60_000;
let portal: WatchedPortal;
const told: string[] = [];

beforeAll(async () => {
  portal = await openWatchedPortal();
}, 300_000);
afterAll(async () => {
  await portal.close();
  console.info(['| Outage | Alert | Raised after, s |', '| --- | --- | --- |', ...told].join('\n'));
});

test('a minute of light traffic without an outage raises no alert', async () => {
  const raised = new Set<string>();
  for (let second = 0; second < 75; second += 1) {
    for (const name of await portal.prometheus.firing()) raised.add(name);
    await pause(1_000);
  }
  expect([...raised]).toEqual([]);
}, 120_000);

const cases = outages.map((outage): [string, Outage] => [`${outage.title}: ${outage.alert}`, outage]);

test.each(cases)(
  '%s',
  async (_, { title, alert, beside = {}, plant }) => {
    const { firing } = portal.prometheus;
    expect(await firing()).toEqual([]);
    const others = new Set<string>();
    const began = performance.now();
    const mend = await plant(portal);
    try {
      await until(async () => {
        const raised = await firing();
        for (const name of raised) others.add(name);
        return raised.includes(alert) || undefined;
      }, limitMs);
    } finally {
      const seconds = Math.round((performance.now() - began) / 1_000);
      await mend();
      for (let quiet = 0; quiet < 12; quiet += 1) {
        const raised = await until(firing);
        for (const name of raised) others.add(name);
        if (raised.length > 0) quiet = 0;
        if (performance.now() - began > 4 * limitMs) break;
        await pause(1_000);
      }
      others.delete(alert);
      const also = [...others].map((name) => `; also ${name}: ${beside[name] ?? 'unexpected'}`);
      told.push(`| ${title} | \`${alert}\`${also.join('')} | ${seconds} |`);
      console.info(told.at(-1));
    }
    expect(await firing()).toEqual([]);
    expect([...others].filter((name) => beside[name] === undefined)).toEqual([]);
  },
  400_000,
);
