import { Suspense } from 'react';
import { latePart } from '../blocks/late-part';
import type { DialogProps } from './Dialog';
import { PlainDialog } from './PlainDialog';

const Loaded = latePart<DialogProps>(
  () => import('./Dialog').then(({ Dialog }) => Dialog),
  ({ props }) => <PlainDialog {...props} />,
);

/** Fetched once the page is idle, so that a dialog also opens without a network. */
export const preloadDialog = Loaded.preload;

export const LazyDialog = (props: DialogProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
