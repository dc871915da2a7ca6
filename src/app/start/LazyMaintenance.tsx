import { useSelector } from '@xstate/react';
import { lazyComponent } from '../../ui/blocks/lazy-component';
import type { App } from './app';

const Views = lazyComponent(() => import('./MaintenanceViews').then((part) => part.MaintenanceViews));

/** Above every page; nothing until the actors of maintenance run. */
export const LazyMaintenance = ({ app }: { app: App }) => {
  const refs = useSelector(app.maintenanceRefs, ({ context }) => context);
  return refs === null ? null : <Views app={app} refs={refs} />;
};
