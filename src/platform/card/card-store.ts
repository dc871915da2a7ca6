import * as v from 'valibot';
import { parseStored } from '../../../domain/rules/form/parse-stored';
import { cardCache } from './card-cache';
import { cardPlace, deleteCards, withCardLock } from './delete-cards';
import { pageHeaders } from './page-headers';
import { registerWorker, type Workers } from './register-worker';

/** A card saved on this device at the member's request, and when. */
export interface KeptCard {
  codigoAfiliado: string;
  guardado: number;
}

/** Stores the cards of one member at a time, as a page for use without a network. */
export interface CardStore<C extends KeptCard> {
  able: boolean;
  read(owner: string): Promise<readonly C[]>;
  /** If aborted before it is saved, nothing is saved. */
  keep(owner: string, card: C, pageOf: (cards: readonly C[]) => string, signal?: AbortSignal): Promise<readonly C[]>;
  /** Updates a saved card; does not restore one that was deleted meanwhile. */
  renew(owner: string, card: C, pageOf: (cards: readonly C[]) => string, signal?: AbortSignal): Promise<readonly C[]>;
  /** Writes the offline page of the saved cards anew, as this release draws it. */
  redraw(pageOf: (cards: readonly C[]) => string): Promise<void>;
  drop(owner: string, codigoAfiliado: string, pageOf: (cards: readonly C[]) => string): Promise<readonly C[]>;
  /** Deletes the cards of other members. */
  forgetOthers(owner: string): Promise<void>;
}

/** Change this with the fields of a card: cards in an older format are deleted. */
const form = 1;

const list = v.object({
  forma: v.literal(form),
  afiliado: v.string(),
  tarjetas: v.array(v.looseObject({ codigoAfiliado: v.string(), guardado: v.number() })),
});

const started = async (workers: Workers): Promise<void> => {
  const registration = await registerWorker(workers);
  if (registration.active !== null) return;
  const worker = registration.installing ?? registration.waiting;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve();
      if (worker === null || worker.state === 'redundant') reject(new Error('the worker of the card did not start'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
};

export const cardStore = <C extends KeptCard>(place = cardPlace()): CardStore<C> => {
  const { caches, workers } = place;
  const inTurn = <T>(work: () => Promise<T>) => withCardLock(place, work);
  const read = async (owner: string | null): Promise<{ owner: string; cards: readonly C[] }> => {
    const none = { owner: '', cards: [] };
    try {
      const found = await caches?.match(cardCache.list, { cacheName: cardCache.name });
      const kept = parseStored(list, await found?.json());
      if (kept === null || (owner !== null && owner !== kept.afiliado)) return none;
      // Only this store writes here, in this format.
      return { owner: kept.afiliado, cards: kept.tarjetas as readonly unknown[] as readonly C[] };
    } catch {
      return none;
    }
  };
  const without = (cards: readonly C[], code: string) => cards.filter(({ codigoAfiliado }) => codigoAfiliado !== code);
  const writePage = async (cache: Cache, cards: readonly C[], pageOf: (cards: readonly C[]) => string) =>
    cache.put(cardCache.page, new Response(pageOf(cards), { headers: pageHeaders }));
  const write = async (
    owner: string,
    cards: readonly C[],
    pageOf: (cards: readonly C[]) => string,
    signal?: AbortSignal,
  ) => {
    if (caches === undefined || workers === undefined) throw new Error('this browser keeps no card');
    await started(workers);
    if (signal?.aborted) throw new Error('given up before it was kept');
    const isFirst = !(await caches.has(cardCache.name));
    try {
      const cache = await caches.open(cardCache.name);
      await writePage(cache, cards, pageOf);
      await cache.put(cardCache.list, new Response(JSON.stringify({ forma: form, afiliado: owner, tarjetas: cards })));
    } catch (error) {
      // On a full device the page alone may have been saved; no list says so.
      if (isFirst) await deleteCards(place);
      throw error;
    }
    return cards;
  };
  return {
    able: caches !== undefined && workers !== undefined,
    read: (owner) => inTurn(async () => (await read(owner)).cards),
    keep: (owner, card, pageOf, signal) =>
      inTurn(async () => {
        const { cards } = await read(owner);
        return write(owner, [...without(cards, card.codigoAfiliado), card], pageOf, signal);
      }),
    renew: (owner, card, pageOf, signal) =>
      inTurn(async () => {
        const { cards } = await read(owner);
        const isKept = cards.some(({ codigoAfiliado }) => codigoAfiliado === card.codigoAfiliado);
        return isKept ? write(owner, [...without(cards, card.codigoAfiliado), card], pageOf, signal) : cards;
      }),
    redraw: (pageOf) =>
      inTurn(async () => {
        const { cards } = await read(null);
        if (cards.length === 0 || caches === undefined) return;
        await writePage(await caches.open(cardCache.name), cards, pageOf);
        // A log-out in another tab may have deleted them meanwhile.
        if ((await read(null)).cards.length === 0) await deleteCards(place);
      }),
    drop: (owner, codigoAfiliado, pageOf) =>
      inTurn(async () => {
        const cards = without((await read(owner)).cards, codigoAfiliado);
        if (cards.length > 0) return write(owner, cards, pageOf);
        await deleteCards(place);
        return [];
      }),
    forgetOthers: (owner) =>
      inTurn(async () => {
        if ((await caches?.has(cardCache.name)) && (await read(owner)).cards.length === 0) await deleteCards(place);
      }),
  };
};
