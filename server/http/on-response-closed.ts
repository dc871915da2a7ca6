import type { Ctx } from './context';

/** Once the last byte of the answer has left, or whoever asked is gone. A test in process has its answer at once. */
export const onResponseClosed = (c: Ctx, work: () => void): void => {
  const outgoing = c.env?.outgoing;
  if (outgoing === undefined || outgoing.closed) work();
  else outgoing.once('close', work);
};
