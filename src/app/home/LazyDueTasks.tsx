import { whenIdle } from '../../platform/document';
import { lazyComponent } from '../../ui/blocks/lazy-component';

/** Asks for what is due once home is painted and idle. Home says nothing while this chunk loads, or if it fails. */
export const LazyDueTasks = lazyComponent(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  const { DueTasks } = await import('./DueTasks');
  return DueTasks;
});
