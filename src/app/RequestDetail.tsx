import { type ComponentProps, Suspense } from 'react';
import { lazyDialog } from '../parts/lazy-dialog';
import type { RequestDetailPart } from './RequestDetailPart';

const Part = lazyDialog<ComponentProps<typeof RequestDetailPart>>(
  () => import('./RequestDetailPart').then((part) => part.RequestDetailPart),
  ({ onClose }) => ({ close: onClose }),
);

/** The dialog of one case: stands over the page while it is drawn, and is fetched when it is first opened. */
export const RequestDetail = (props: ComponentProps<typeof RequestDetailPart>) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
);
