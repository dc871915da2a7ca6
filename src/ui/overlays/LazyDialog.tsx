import { lazy, Suspense } from 'react';
import { untilItComes } from '../blocks/until-it-comes';
import type { DialogProps } from './Dialog';

const load = () => import('./Dialog').then(({ Dialog }) => ({ default: Dialog }));
const Loaded = lazy(() => untilItComes(load));

/** Fetched once the page is idle, so that a dialog also opens without a network. */
export const preloadDialog = (): void => {
  load().catch(() => undefined);
};

export const LazyDialog = (props: DialogProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
