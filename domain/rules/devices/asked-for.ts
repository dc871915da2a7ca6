import * as v from 'valibot';

const validMs = 600_000;

export const keptAsking = v.object({ pedido: v.number() });

/** Whether a code that was asked for, as a browser keeps it, may still be on its way. */
export const isAskedFor = (kept: v.InferOutput<typeof keptAsking> | null, now: number): boolean =>
  kept !== null && Math.abs(now - kept.pedido) < validMs;
