import { expect, test } from 'vitest';
import { onEachDatabase } from './databases';
import { livePromises } from './promise-world';

const bounces = { permanent: 0.03, temporary: 0.1 };

onEachDatabase(
  'promises',
  (_, open) => {
    test('three days with two servers, a relay and a database that fail: each is told in time, once, to the right member', async () => {
      const { db, close } = await open();
      expect(
        await livePromises(db, {
          cases: 60,
          invoices: 30,
          applications: 10,
          days: 3,
          stepMs: 600_000,
          seed: 7,
          bounces,
        }),
      ).toEqual([]);
      await close();
    }, 120_000);
  },
  'empty',
);
