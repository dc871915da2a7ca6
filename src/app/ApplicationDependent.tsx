import { type ComponentProps, lazy, Suspense } from 'react';
import type { ApplicationDependentPart } from './ApplicationDependentPart';

const Part = lazy(() =>
  import('./ApplicationDependentPart').then((part) => ({ default: part.ApplicationDependentPart })),
);

/** The dialog of a dependent: stands over its step while it is drawn, and is fetched when it is first opened. */
export const ApplicationDependent = (props: ComponentProps<typeof ApplicationDependentPart>) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
);
