import * as v from 'valibot';

const validMs = 600_000;

export const storedCodeRequest = v.object({ pedido: v.number() });

/** Whether a requested code is still valid. */
export const isCodePending = (kept: v.InferOutput<typeof storedCodeRequest> | null, now: number): boolean =>
  kept !== null && Math.abs(now - kept.pedido) < validMs;
