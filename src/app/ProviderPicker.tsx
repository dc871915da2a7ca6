import { type ComponentProps, lazy, Suspense } from 'react';
import type { ProviderPickerPart } from './ProviderPickerPart';

const Part = lazy(() => import('./ProviderPickerPart').then((part) => ({ default: part.ProviderPickerPart })));

/** «Listado de centros»: stands over the page while it is drawn, and is fetched when it is first opened. */
export const ProviderPicker = (props: ComponentProps<typeof ProviderPickerPart>) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
);
