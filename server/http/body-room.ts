const megabyte = 1024 * 1024;

/** What one request holds of it. */
export interface Hold {
  /** false: there is no room for so many more. */
  take(bytes: number): boolean;
  release(): void;
}

/**
 * How much of all bodies with files together, or of all answers with documents, is in memory. Whoever sends slowly holds
 * only what has come; whoever reads slowly, the whole answer.
 */
export const createBodyRoom = (megabytes: number) => {
  const most = megabytes * megabyte;
  let held = 0;
  return {
    hold: (): Hold => {
      let own = 0;
      return {
        take: (bytes) => {
          if (held + bytes > most) return false;
          held += bytes;
          own += bytes;
          return true;
        },
        release: () => {
          held -= own;
          own = 0;
        },
      };
    },
  };
};
