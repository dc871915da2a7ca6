import type { Ctx } from './context';

/** The socket is cut after whoever reads from it has had the time to say so. */
const marginMs = 15_000;
const long = new WeakSet<object>();

/** A body with files takes as long as it goes on; it may be silent for this long. */
export const allowLongBody = (c: Ctx, silentMs: number): void => {
  const incoming = c.env?.incoming;
  if (incoming === undefined) return;
  long.add(incoming);
  incoming.socket.setTimeout?.(silentMs + marginMs);
};

export const isLongBody = (incoming: object): boolean => long.has(incoming);
