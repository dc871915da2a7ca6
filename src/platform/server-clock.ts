/** The server's time, for everything that the server decides. */
export interface ServerClock {
  /** An answer that just came says this in its `Date`. */
  hear(date: string | null): void;
  /** The device's time until the server's is known. */
  now(): number;
  /** Only by the server's clock. */
  passed(moment: number): boolean;
}

/** The device's clock, less what it differs from the last answer: late by the way of that answer, never early. */
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
