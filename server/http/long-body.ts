import type { Ctx } from './context';

/** Lets the body reader answer 408 before the socket is closed. */
const marginMs = 15_000;
const long = new WeakSet<object>();

/** Replaces the socket's time limit by an idle limit: an upload may take long, but not pause longer than this. */
export const allowLongBody = (c: Ctx, silentMs: number): void => {
  const incoming = c.env?.incoming;
  if (incoming === undefined) return;
  long.add(incoming);
  incoming.socket.setTimeout?.(silentMs + marginMs);
};

export const isLongBody = (incoming: object): boolean => long.has(incoming);
