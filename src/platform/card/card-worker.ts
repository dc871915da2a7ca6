import { answerNavigation } from './answer-navigation';
import { cardCache } from './card-cache';

/** As long as somebody at a counter waits for a page. */
const patienceMs = 3_000;

interface Asked extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

// Of a service worker.
declare const skipWaiting: () => Promise<void>;

const isOfCard = ({ mode, method, url }: Request): boolean =>
  mode === 'navigate' && method === 'GET' && /^\/carne\/?$/.test(new URL(url).pathname);

// A newer worker takes over at once: what is kept is a page that needs nothing of it.
addEventListener('install', () => {
  void skipWaiting();
});

addEventListener('fetch', (event) => {
  // Only a service worker hears of it, with a request to answer.
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
