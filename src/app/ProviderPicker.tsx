import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../parts/lazy-part';
import type { ProviderPickerPart } from './ProviderPickerPart';

const Part = lazyPart(() => import('./ProviderPickerPart').then((part) => part.ProviderPickerPart));

/** Fetched with the form that it stands over. */
export const preloadProviderPicker = Part.preload;

/** «Listado de centros»: stands over the page while it is drawn. */
export const ProviderPicker = (props: ComponentProps<typeof ProviderPickerPart>) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
);
