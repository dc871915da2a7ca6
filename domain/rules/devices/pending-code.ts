import * as v from 'valibot';

const validMs = 600_000;

export const storedCodeRequest = v.object({ pedido: v.number() });

/** Whether a code that was asked for, as a browser keeps it, may still be on its way. */
export const isCodePending = (kept: v.InferOutput<typeof storedCodeRequest> | null, now: number): boolean =>
  kept !== null && Math.abs(now - kept.pedido) < validMs;
