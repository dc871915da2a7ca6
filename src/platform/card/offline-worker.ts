import { type RouteName, routeAt } from '../../../domain/rules/access/routes';
import { todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { answerNavigation } from './answer-navigation';
import { cardCache } from './card-cache';
import { pageHeaders } from './page-headers';

/** As long as a member at a counter should wait. */
const patienceMs = 2_000;

interface Asked extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

// Missing in the DOM library of TypeScript.
declare const skipWaiting: () => Promise<void>;

/**
 * Pages of the portal alone: a call that passed through here would look like one of our own pages to the server, which
 * rejects those caused by other sites.
 */
const pageOf = ({ mode, method, destination, url }: Request): RouteName | undefined =>
  mode === 'navigate' && method === 'GET' && destination === 'document'
    ? routeAt(new URL(url).pathname)?.name
    : undefined;

/**
 * `noNetworkDocument`: what is shown instead of a page; it names the card if this device has one. `shownOn`: the saved
 * page as it reads on a day, because its plan may have ended since.
 */
export const startOfflineWorker = (
  noNetworkDocument: (hasCard: boolean) => string,
  shownOn: (page: string, today: string) => string,
): void => {
  const asOfToday = async (copy: Response | undefined) =>
    copy && new Response(shownOn(await copy.text(), todayInSantoDomingo(Date.now())), { headers: pageHeaders });
  // Activates a new worker immediately: nothing that is stored depends on the worker's version.
  addEventListener('install', () => {
    void skipWaiting();
  });
  addEventListener('fetch', (event) => {
    // Only a service worker gets this event, with a request.
    const asked = event as Asked;
    const page = pageOf(asked.request);
    if (page === undefined) return;
    const card = caches.match(cardCache.page, { cacheName: cardCache.name });
    asked.respondWith(
      answerNavigation({
        network: fetch(asked.request),
        kept: page === 'card' ? card.then(asOfToday) : Promise.resolve(undefined),
        patience: () => new Promise((resolve) => setTimeout(resolve, patienceMs)),
        otherwise: async () => {
          const hasCard = (await card.catch(() => undefined)) !== undefined;
          return new Response(noNetworkDocument(hasCard), { headers: pageHeaders });
        },
      }),
    );
  });
};
