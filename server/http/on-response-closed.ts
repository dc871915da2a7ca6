import type { Ctx } from './context';

/**
 * Runs `work` when the response is sent or the client disconnects. In-process tests have no socket, so it runs at once.
 */
export const onResponseClosed = (c: Ctx, work: () => void): void => {
  const { incoming, outgoing } = c.env ?? {};
  if (outgoing === undefined || outgoing.closed || incoming?.socket.destroyed === true) work();
  else outgoing.once('close', work);
};
