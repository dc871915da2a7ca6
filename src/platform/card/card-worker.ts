import { answerNavigation } from './answer-navigation';
import { cardCache } from './card-cache';

/** About as long as a member waits at a counter. */
const patienceMs = 3_000;

interface Asked extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

// Missing in the DOM library of TypeScript.
declare const skipWaiting: () => Promise<void>;

const isOfCard = ({ mode, method, url }: Request): boolean =>
  mode === 'navigate' && method === 'GET' && /^\/carne\/?$/.test(new URL(url).pathname);

// Activates a new worker immediately: the cached page does not depend on the worker's version.
addEventListener('install', () => {
  void skipWaiting();
});

addEventListener('fetch', (event) => {
  // Only a service worker gets this event, with a request.
  const asked = event as Asked;
  if (!isOfCard(asked.request)) return;
  asked.respondWith(
    answerNavigation({
      network: fetch(asked.request),
      kept: caches.match(cardCache.page, { cacheName: cardCache.name }),
      patience: () => new Promise((resolve) => setTimeout(resolve, patienceMs)),
    }),
  );
});
