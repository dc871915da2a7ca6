import * as v from 'valibot';
import { cardWorkerFile } from '../../../domain/rules/access/card-worker-file';
import { parseStored } from '../../../domain/rules/form/parse-stored';
import { workerAddress } from '../worker-address';
import { cardCache } from './card-cache';
import { type CardPlace, cardPlace, deleteCards, withCardLock } from './delete-cards';

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

/** A self-contained page whose CSP blocks scripts and requests, whatever a name contains. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const started = async (workers: NonNullable<CardPlace['workers']>): Promise<void> => {
  const registration = await workers.register(workerAddress(cardWorkerFile), { scope: cardCache.page });
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
  const write = async (
    owner: string,
    cards: readonly C[],
    pageOf: (cards: readonly C[]) => string,
    signal?: AbortSignal,
  ) => {
    if (caches === undefined || workers === undefined) throw new Error('this browser keeps no card');
    await started(workers);
    if (signal?.aborted) throw new Error('given up before it was kept');
    const cache = await caches.open(cardCache.name);
    await cache.put(cardCache.list, new Response(JSON.stringify({ forma: form, afiliado: owner, tarjetas: cards })));
    await cache.put(cardCache.page, new Response(pageOf(cards), { headers: pageHeaders }));
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
