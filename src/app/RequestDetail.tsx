import { type ComponentProps, lazy, Suspense } from 'react';
import type { RequestDetailPart } from './RequestDetailPart';

const Part = lazy(() => import('./RequestDetailPart').then((part) => ({ default: part.RequestDetailPart })));

/** The dialog of one case: stands over the page while it is drawn, and is fetched when it is first opened. */
export const RequestDetail = (props: ComponentProps<typeof RequestDetailPart>) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
);
