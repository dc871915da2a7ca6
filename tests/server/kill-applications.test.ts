import { expect, test } from 'vitest';
import { openCluster } from './databases';
import { killApplications } from './kill-applications';

if (openCluster === null && process.env.CI === 'true') throw new Error('CI needs PostgreSQL');

// Two applications succeed before each kill, and the cut-off one is sent again. PGlite: scripts/kill-applications.ts.
test.skipIf(openCluster === null)(
  'killed after storing an application, between its rows and its mail, and before the end: each is stored once, with one mail',
  async () => {
    expect(await killApplications('PostgreSQL', 3)).toEqual({ kills: 3, sent: 7, kept: 7, lost: 0, halves: 0 });
  },
  120_000,
);
