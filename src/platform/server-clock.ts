/** The server's time, for everything that the server decides. */
export interface ServerClock {
  /** Takes the `Date` header of an answer that has just arrived. */
  hear(date: string | null): void;
  /** The device's time until the server's is known. */
  now(): number;
  /** Whether a moment has passed; false until the server's time is known. */
  passed(moment: number): boolean;
}

/** The device's clock plus its offset to the last answer's `Date`: behind by that answer's latency, never ahead. */
export const serverClock = (wall: () => number): ServerClock => {
  let difference = Number.NaN;
  return {
    hear: (date) => {
      const heard = Date.parse(date ?? '') - wall();
      if (Number.isFinite(heard)) difference = heard;
    },
    now: () => wall() + (difference || 0),
    passed: (moment) => moment <= wall() + difference,
  };
};
