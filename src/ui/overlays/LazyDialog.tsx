import { lazyComponent } from '../blocks/lazy-component';

/** Prefetched once the page is idle, so that a dialog also opens without a network. */
export const LazyDialog = lazyComponent(() => import('./Dialog').then(({ Dialog }) => Dialog));
