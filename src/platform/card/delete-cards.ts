import { cardCache } from './card-cache';
import type { Workers } from './register-worker';

/** The cache of cards, and the service worker that serves it. */
export interface CardPlace {
  caches?: CacheStorage | undefined;
  workers?: Workers | undefined;
}

export const cardPlace = (): CardPlace => ({ caches: globalThis.caches, workers: globalThis.navigator?.serviceWorker });

/** Pending work by cache storage. */
const turns = new WeakMap<object, Promise<unknown>>();

/** Serializes work on cards, so that no card is saved after a log-out has deleted them. */
export const withCardLock = <T>({ caches }: CardPlace, work: () => Promise<T>): Promise<T> => {
  const place = caches ?? {};
  const next = (turns.get(place) ?? Promise.resolve()).then(work);
  turns.set(
    place,
    next.catch(() => undefined),
  );
  return next;
};

/** The worker stays: it has nothing of a member. */
export const deleteCards = async ({ caches }: CardPlace): Promise<void> => {
  await caches?.delete(cardCache.name);
};

/** Deletes at once, in case the work in progress never ends, and again after it, in case it saved something. */
export const deleteAllCards = async (place: CardPlace): Promise<void> => {
  const after = withCardLock(place, () => deleteCards(place));
  await deleteCards(place);
  await after;
};
