import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../parts/lazy-part';
import type { ApplicationDependentPart } from './ApplicationDependentPart';

const Part = lazyPart(() => import('./ApplicationDependentPart').then((part) => part.ApplicationDependentPart));

/** Fetched with the later steps. */
export const preloadDependent = Part.preload;

/** The dialog of a dependent: stands over its step while it is drawn. */
export const ApplicationDependent = (props: ComponentProps<typeof ApplicationDependentPart>) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
);
