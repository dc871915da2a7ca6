const maxKeys = 50_000;

/**
 * Counts uses in fixed windows, in the memory of this server alone: for what protects a server from load. What protects
 * a secret is counted in the database, where a restart gives no fresh tries.
 */
export const createMemoryCounter = (windowMs: number, now: () => number = () => performance.now()) => {
  let windowStart = now();
  const uses = new Map<string, number>();
  return {
    /** How many uses of this key the window has, this one included, and the seconds until the next window. */
    use: (key: string): { count: number; waitSeconds: number } => {
      const time = now();
      if (time - windowStart >= windowMs || uses.size >= maxKeys) {
        windowStart = time;
        uses.clear();
      }
      const count = (uses.get(key) ?? 0) + 1;
      uses.set(key, count);
      return { count, waitSeconds: Math.max(1, Math.ceil((windowStart + windowMs - time) / 1000)) };
    },
  };
};
