interface Watched<S> {
  getSnapshot(): S;
  subscribe(listener: (snapshot: S) => void): { unsubscribe(): void };
}

/** Resolves when `isSo` holds, at once if it holds already. */
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
