import { type ComponentProps, Suspense } from 'react';
import { lateDialog } from '../parts/late-dialog';
import type { RequestDetailPart } from './RequestDetailPart';

const Part = lateDialog<ComponentProps<typeof RequestDetailPart>>(
  () => import('./RequestDetailPart').then((part) => part.RequestDetailPart),
  ({ onClose }) => ({ close: onClose }),
);

/** The dialog of one case: stands over the page while it is drawn, and is fetched when it is first opened. */
export const RequestDetail = (props: ComponentProps<typeof RequestDetailPart>) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
);
