import { HttpProblem } from './http-problem';

interface Limits {
  /** In bytes. */
  most: number;
  /** Without a byte for this long it is over; without a number whoever holds the connection decides. */
  silentMs?: number;
  /** Asked before so many more are kept. */
  take?: (bytes: number) => void;
}

const withinSilence = async <T>(next: Promise<T>, silentMs: number | undefined): Promise<T> => {
  if (silentMs === undefined) return next;
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HttpProblem(408)), silentMs);
  });
  try {
    return await Promise.race([next, silent]);
  } finally {
    clearTimeout(timer);
  }
};

/** The body of a request, none of it when it is too much, too slow or cut off. */
export const readChunks = async (
  request: Request,
  { most, silentMs, take = () => {} }: Limits,
): Promise<Buffer<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new HttpProblem(413);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  if (reader === undefined) return Buffer.alloc(0);
  try {
    for (;;) {
      const part = await withinSilence(reader.read(), silentMs).catch((error: unknown) => {
        // Whoever sent it is gone.
        throw error instanceof HttpProblem ? error : new HttpProblem(408);
      });
      if (part.done) return Buffer.concat(chunks, size);
      size += part.value.byteLength;
      if (size > most) throw new HttpProblem(413);
      take(part.value.byteLength);
      chunks.push(part.value);
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error;
  }
};
