import type { AnyRoute } from '@tanstack/react-router';
import { hasSavedCard } from '../../platform/card/has-saved-card';

export interface CardRouter {
  routesByPath: { '/carne': AnyRoute };
  loadRouteChunk(route: AnyRoute): Promise<void> | undefined;
}

/**
 * On a device with a saved card: fetches the card's page while there is a network, so that it opens without one, and
 * draws the offline page as this release does.
 */
export const prefetchSavedCard = async (router: CardRouter): Promise<void> => {
  if (!(await hasSavedCard())) return;
  await router.loadRouteChunk(router.routesByPath['/carne']);
  const { cardDevice } = await import('./card-device');
  const { store, pageOf } = cardDevice();
  await store.redraw(pageOf);
};
