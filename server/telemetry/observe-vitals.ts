import * as v from 'valibot';
import { vitals } from '../../domain/contract/vitals';
import type { Ctx } from '../http/context';
import { HttpProblem } from '../http/http-problem';
import type { createIncompleteBodies } from '../http/incomplete-bodies';
import { createMemoryCounter } from '../http/memory-counter';
import { visitorOf } from '../http/owner';
import { readJson } from '../http/read-json';
import { TooMany } from '../http/too-many';
import { secondBounds, type Telemetry } from './telemetry';

const mostPerMinute = 60;
const longestBody = 1_024;
const timed = ['TTFB', 'FCP', 'LCP', 'INP'] as const;

/** Takes what browsers tell with POLICY_VITALS. Anybody can tell anything: it is never more than a figure. */
export const createVitals = ({ meter }: Telemetry, bodies: ReturnType<typeof createIncompleteBodies>) => {
  const duration = meter.createHistogram('browser.vital.duration', {
    unit: 's',
    advice: { explicitBucketBoundaries: secondBounds },
  });
  const shift = meter.createHistogram('browser.layout.shift', {
    advice: { explicitBucketBoundaries: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1] },
  });
  const failed = meter.createCounter('browser.failed.loads');
  const uses = createMemoryCounter(60_000);

  return async (c: Ctx): Promise<Response> => {
    if (c.req.method !== 'POST') throw new HttpProblem(405, { allow: 'POST' });
    const visitor = visitorOf(c);
    const { count, waitSeconds } = uses.use(visitor.name);
    if (count > mostPerMinute) throw new TooMany(count - mostPerMinute, waitSeconds);
    const read = v.safeParse(vitals, await bodies.during(c, visitor, () => readJson(c.req.raw, longestBody)));
    if (!read.success) throw new HttpProblem(400);
    const { page, CLS, failedLoads } = read.output;
    for (const vital of timed) {
      const value = read.output[vital];
      if (value !== undefined) duration.record(value / 1000, { vital, page });
    }
    if (CLS !== undefined) shift.record(CLS, { page });
    if (failedLoads > 0) failed.add(failedLoads, { page });
    return c.body(null, 204);
  };
};
