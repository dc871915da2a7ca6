import { lazy, Suspense } from 'react';
import { useMedia } from '../hooks/use-media';
import { middle } from '../theme/scale';
import { LazyDialog } from './LazyDialog';
import type { PopoverProps } from './Popover';

const load = () => import('./Popover').then(({ Popover }) => ({ default: Popover }));
const Loaded = lazy(load);

/** Fetched once the page is idle; phones never need it. */
export const preloadPopover = (): void => {
  if (matchMedia(middle).matches) load().catch(() => undefined);
};

/** Beside its button on wide screens, a sheet on phones. It stands while it is open: the chart takes it away. */
export const LazyPopover = (props: PopoverProps) => {
  const wide = useMedia(middle);
  return wide ? (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  ) : (
    <LazyDialog title={props.title} size="md" onClose={{ label: props.closeLabel, act: props.onClose }}>
      {props.children}
    </LazyDialog>
  );
};
