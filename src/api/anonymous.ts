/**
 * The anonymous token: asked for once when first needed, shared by all who ask meanwhile, kept in memory only,
 * asked for again after the server refused it.
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
    /** Only the token that was refused is forgotten: another caller may already hold a newer one. */
    forget: async (refused: string): Promise<void> => {
      const held = current;
      if (held !== null && (await held.catch(() => refused)) === refused && current === held) current = null;
    },
  };
};
