/** Web Locks: shared locks are concurrent, an exclusive lock waits for all earlier ones. */
export const fakeLocks = () => {
  const held = new Map<string, { shared: boolean; done: Promise<unknown> }[]>();
  type Work = (lock: object | null) => unknown;
  return {
    request: async (name: string, options: { mode?: string; ifAvailable?: boolean }, work: Work) => {
      const shared = options.mode === 'shared';
      const before = (held.get(name) ?? []).filter((one) => !(one.shared && shared));
      if (options.ifAvailable && before.length > 0) return work(null);
      const done = Promise.allSettled(before.map((one) => one.done)).then(() => work({}));
      const mine = { shared, done };
      held.set(name, [...(held.get(name) ?? []), mine]);
      const leave = () =>
        held.set(
          name,
          (held.get(name) ?? []).filter((one) => one !== mine),
        );
      await done.then(leave, leave);
      return done;
    },
  };
};
