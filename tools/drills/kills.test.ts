import { expect, test } from 'vitest';
import { killApplications } from '../../tests/server/kill-applications';
import { killCycles } from '../../tests/server/kill-cycles';
import { killPayments } from '../../tests/server/kill-payments';

const longMs = 3_600_000;

test.each(['PGlite', 'PostgreSQL'] as const)(
  '%s killed a hundred times during writes loses no confirmed pair and keeps no half of one',
  async (engine) => {
    expect(await killCycles(engine, 100)).toMatchObject({ lost: 0, halves: 0 });
  },
  longMs,
);

test.each(['PGlite', 'PostgreSQL'] as const)(
  '%s killed 25 times while an application is written keeps each once, whole',
  async (engine) => {
    const { sent, kept, lost, halves } = await killApplications(engine, 25);
    expect({ kept, lost, halves }).toEqual({ kept: sent, lost: 0, halves: 0 });
  },
  longMs,
);

test.each(['PGlite', 'PostgreSQL'] as const)(
  '%s killed 25 times between the steps of a payment charges nothing twice and leaves nothing open',
  async (engine) => {
    expect(await killPayments(engine, 25)).toMatchObject({ twice: 0, untrue: 0, stuck: 0 });
  },
  longMs,
);
