import { lazyComponent } from '../blocks/lazy-component';
import { useMedia } from '../hooks/use-media';
import { middle } from '../theme/scale';
import { LazyDialog } from './LazyDialog';
import type { PopoverProps } from './Popover';

const Sheet = ({ title, closeLabel, onClose, children }: PopoverProps) => (
  <LazyDialog title={title} size="md" onClose={{ label: closeLabel, act: onClose }}>
    {children}
  </LazyDialog>
);

const Loaded = lazyComponent<PopoverProps>(() => import('./Popover').then(({ Popover }) => Popover), {
  Failed: ({ props }) => <Sheet {...props} />,
});

/** Prefetched once the page is idle; not needed on phones. */
export const preloadPopover = (): void => {
  if (matchMedia(middle).matches) Loaded.preload();
};

/** Beside its button on wide screens, a sheet on phones. It is open while mounted: the chart closes it. */
export const LazyPopover = (props: PopoverProps) => {
  const wide = useMedia(middle);
  return wide ? <Loaded {...props} /> : <Sheet {...props} />;
};
