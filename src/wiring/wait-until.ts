interface Watched<S> {
  getSnapshot(): S;
  subscribe(listener: (snapshot: S) => void): { unsubscribe(): void };
}

/** Resolves once it is so, and at once if it is so already: whoever only listens misses what was there before. */
export const waitUntil = <S>(actor: Watched<S>, isSo: (snapshot: S) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isSo(actor.getSnapshot())) return;
      subscription.unsubscribe();
      resolve();
    };
    const subscription = actor.subscribe(look);
    look();
  });
