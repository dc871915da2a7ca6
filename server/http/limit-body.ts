import { within } from '../tasks/within';
import { HttpProblem } from './http-problem';

export interface BodyLimits {
  maxBytes: number;
  /** From the first read to the last. */
  totalMs?: number | undefined;
  /** Between two chunks. */
  silentMs?: number | undefined;
  /** Fewer bytes than this in one window end the body. */
  pace?: { bytes: number; windowMs: number } | undefined;
}

/** 1 kB/s over a minute: no phone that gets anywhere is slower. */
export const slowestPace = { bytes: 60_000, windowMs: 60_000 };

/** The rest of the body is unread, so the connection cannot be used again. */
export const cutOff = () => new HttpProblem(408, { connection: 'close' });

/** The chunks of a body; throws 413 when it is too long, 408 when it is too slow or was cut off. */
export async function* limitBody(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, totalMs, silentMs, pace }: BodyLimits,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (body === null) return;
  const reader = body.getReader();
  const started = performance.now();
  let windowStart = started;
  let windowBytes = 0;
  let size = 0;
  let ended = false;
  const waitMs = (): number => {
    const now = performance.now();
    if (pace !== undefined && windowBytes >= pace.bytes && now - windowStart >= pace.windowMs) {
      windowStart = now;
      windowBytes = 0;
    }
    const tooSlow = pace !== undefined && windowBytes < pace.bytes;
    return Math.min(
      silentMs ?? Number.POSITIVE_INFINITY,
      totalMs === undefined ? Number.POSITIVE_INFINITY : started + totalMs - now,
      tooSlow ? windowStart + pace.windowMs - now : Number.POSITIVE_INFINITY,
    );
  };
  try {
    for (;;) {
      const chunk = await within(waitMs(), reader.read(), cutOff).catch((error: unknown) => {
        throw error instanceof HttpProblem ? error : cutOff();
      });
      if (chunk.done) break;
      size += chunk.value.byteLength;
      windowBytes += chunk.value.byteLength;
      if (size > maxBytes) throw new HttpProblem(413);
      yield chunk.value;
    }
    ended = true;
  } finally {
    if (!ended) reader.cancel().catch(() => {});
  }
}
