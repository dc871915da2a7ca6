/**
 * The anonymous token: fetched once on first use, shared by concurrent callers, kept only in memory, and fetched again
 * after the server rejects it.
 */
export const anonymousToken = (ask: () => Promise<string>) => {
  let current: Promise<string> | null = null;
  return {
    get: (): Promise<string> => {
      if (current === null) {
        const asked = ask();
        current = asked;
        asked.catch(() => {
          if (current === asked) current = null;
        });
      }
      return current;
    },
    /** Clears only the rejected token: another caller may already have fetched a newer one. */
    forget: async (refused: string): Promise<void> => {
      const held = current;
      if (held !== null && (await held.catch(() => refused)) === refused && current === held) current = null;
    },
  };
};
