import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { AnyRoute } from '@tanstack/react-router';
import { routeAt } from '../../../domain/rules/access/routes';
import { preloadChrome } from '../../flows/shell/Shell';
import { registerWorker } from '../../platform/card/register-worker';
import { fetchFont } from '../../platform/font';
import { keys } from '../../platform/session-store';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import { preloadPopover } from '../../ui/overlays/LazyPopover';
import { offerSavedCard } from '../card/offer-saved-card';
import { type CardRouter, prefetchSavedCard } from '../card/prefetch-saved-card';
import type { App } from './app';
import { cleanUpDrafts } from './clean-up-drafts';
import type { PlaceWatch } from './maintenance';

type Router = Parameters<typeof offerSavedCard>[0] &
  CardRouter &
  PlaceWatch & {
    routesByPath: { '/login': AnyRoute; '/ayuda': AnyRoute } & CardRouter['routesByPath'];
    subscribe(event: 'onBeforeRouteMount', listener: (event: { pathChanged: boolean }) => void): () => void;
  };

/**
 * Prefetches the chunks of the next pages while the first one is idle, so that they open fast and without a network.
 */
export const prefetchIdleChunks = (router: Router, app: App): void => {
  cleanUpDrafts(app);
  const startLate = () =>
    import('./late-flows').then(
      ({ startLateFlows }) => startLateFlows(app, router),
      () => app.browser.log('late flows: no se pudo cargar'),
    );
  // It shares chunks with the pages behind the log-in, which the log-in does without, unless a log-out is still untold.
  if (routeAt(router.state.location.pathname)?.name !== 'login' || app.browser.local.keys(keys.untoldEnd).length > 0)
    startLate();
  else {
    const stop = router.subscribe('onBeforeNavigate', () => {
      stop();
      startLate();
    });
  }
  preloadChrome();
  LazyDialog.preload();
  preloadPopover();
  offerSavedCard(router);
  prefetchSavedCard(router).catch(() => undefined);
  const workers = navigator.serviceWorker;
  if (workers !== undefined) registerWorker(workers).catch(() => undefined);
  // A session can end without a network, and help is needed most then.
  for (const path of ['/login', '/ayuda'] as const)
    router.loadRouteChunk(router.routesByPath[path])?.catch(() => undefined);
  fetchFont(figtree, app.browser.local).then(
    (use) => {
      const stop = router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
        if (!pathChanged) return;
        use();
        stop();
      });
    },
    () => undefined,
  );
};
