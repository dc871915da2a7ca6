const firstPauseMs = 15_000;
const longestRestMs = 300_000;
/** So many temporary refusals in a row are the relay's own, whatever each of them names. */
const refusalsInARow = 3;
const mostAtOnce = 200;

/** 15 s, 30 s, 1 min … */
export const pauseAfter = (tries: number, longestMs: number): number =>
  Math.min(longestMs, firstPauseMs * 2 ** Math.min(tries - 1, 30));

/**
 * How many mails may be on their way to the relay at once. «Slow down» stops them all for a while; then one goes ahead
 * alone, and each success doubles their number.
 */
export const createRelayPace = (now: () => Date, wanted: number) => {
  const most = Math.min(Math.max(wanted, 1), mostAtOnce);
  let width = most;
  let rests = 0;
  let inARow = 0;
  let until = 0;

  const isResting = () => until > now().getTime();
  const rest = () => {
    // Those that were on their way together are told so together.
    if (isResting()) return;
    rests += 1;
    inARow = 0;
    width = 1;
    until = now().getTime() + pauseAfter(rests, longestRestMs);
  };

  return {
    width: () => width,
    /** The end of the pause; null: mails may leave. */
    restsUntil: () => (isResting() ? new Date(until) : null),
    accepted: () => {
      rests = 0;
      inARow = 0;
      width = Math.min(most, width * 2);
    },
    /** `isOfAll`: the relay cannot be reached, or says that it takes no more for now. */
    refused: (isOfAll: boolean) => {
      inARow += 1;
      if (isOfAll || inARow >= refusalsInARow) rest();
    },
    /** One address or one mail: the relay itself works. */
    answered: () => {
      inARow = 0;
    },
  };
};
