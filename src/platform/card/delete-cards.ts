import { cardCache } from './card-cache';

/** Where a device keeps cards, and what answers with them. */
export interface CardPlace {
  caches?: CacheStorage | undefined;
  workers?: Pick<ServiceWorkerContainer, 'register' | 'getRegistration'> | undefined;
}

export const cardPlace = (): CardPlace => ({ caches: globalThis.caches, workers: globalThis.navigator?.serviceWorker });

/** What is under way, whoever asked for it. */
const turns = new WeakMap<object, Promise<unknown>>();

/** One after the other: nothing is kept behind the back of a log-out. */
export const withCardLock = <T>({ caches }: CardPlace, work: () => Promise<T>): Promise<T> => {
  const place = caches ?? {};
  const next = (turns.get(place) ?? Promise.resolve()).then(work);
  turns.set(
    place,
    next.catch(() => undefined),
  );
  return next;
};

export const deleteCards = async ({ caches, workers }: CardPlace): Promise<void> => {
  await caches?.delete(cardCache.name);
  await (await workers?.getRegistration(cardCache.page))?.unregister();
};

/** At once, should what is under way never end; and after it, should it still keep something. */
export const deleteAllCards = async (place: CardPlace): Promise<void> => {
  const after = withCardLock(place, () => deleteCards(place));
  await deleteCards(place);
  await after;
};
