import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../blocks/load-with-retry';
import type { DialogProps } from './Dialog';

const load = () => import('./Dialog').then(({ Dialog }) => ({ default: Dialog }));
const Loaded = lazy(() => loadWithRetry(load));

/** Fetched once the page is idle, so that a dialog also opens without a network. */
export const preloadDialog = (): void => {
  load().catch(() => undefined);
};

export const LazyDialog = (props: DialogProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
