import type { Ctx } from './context';

/**
 * Runs `work` when the response is sent or the client disconnects. In-process tests have no socket, so it runs at once.
 */
export const onResponseClosed = (c: Ctx, work: () => void): void => {
  const outgoing = c.env?.outgoing;
  if (outgoing === undefined || outgoing.closed) work();
  else outgoing.once('close', work);
};
