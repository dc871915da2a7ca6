import * as v from 'valibot';
import { type RouteName, routes } from '../rules/access/routes';

/** `otra`: a path without a page. */
const pages = [...(Object.keys(routes) as RouteName[]), 'otra'] as const;

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

/** Performance of one load of a page. Strict, so that no identifying field can be added unnoticed. */
export const vitals = v.strictObject({
  page: v.picklist(pages),
  TTFB: v.optional(milliseconds),
  FCP: v.optional(milliseconds),
  LCP: v.optional(milliseconds),
  INP: v.optional(milliseconds),
  CLS: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000))),
  failedLoads: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000)),
});
export type Vitals = v.InferOutput<typeof vitals>;
