import { expect, test } from 'vitest';
import { openCluster } from './databases';
import { killPayments } from './kill-payments';

if (openCluster === null && process.env.CI === 'true') throw new Error('CI needs PostgreSQL');

const truth = { kills: 3, twice: 0, untrue: 0, stuck: 0 };

// Two are paid in peace before each kill. Of the three that are cut off the gateway charged two.
test('killed while it requests a session, after the charge, and while it queries the result: PGlite', async () => {
  expect(await killPayments('PGlite', 3)).toEqual({ ...truth, invoices: 9, charged: 8, paid: 8 });
}, 120_000);

test.skipIf(openCluster === null)(
  'the same: PostgreSQL, killed together with it',
  async () => {
    expect(await killPayments('PostgreSQL', 3)).toEqual({ ...truth, invoices: 9, charged: 8, paid: 8 });
  },
  120_000,
);
