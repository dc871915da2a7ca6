import { lazyDialog } from '../../parts/lazy-dialog';

export const LazyProviderPicker = lazyDialog(
  () => import('./ProviderPicker').then((module) => module.ProviderPicker),
  ({ onEnd }) => ({ close: () => onEnd(null) }),
);
