import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { fetchFont } from '../platform/font';
import type { SafeStorage } from '../platform/storage';
import { preloadChrome } from '../screens/shell/Shell';
import { preloadDialog } from '../ui/LazyDialog';
import { preloadPopover } from '../ui/LazyPopover';

interface Router {
  subscribe(event: 'onBeforeRouteMount', listener: (event: { pathChanged: boolean }) => void): () => void;
}

/** Fetched while the first page is idle: what the next ones need, so that they do not wait and open without a network. */
export const fetchRest = (router: Router, local: SafeStorage): void => {
  preloadChrome();
  preloadDialog();
  preloadPopover();
  fetchFont(figtree, local).then(
    (use) => {
      const stop = router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
        if (!pathChanged) return;
        use();
        stop();
      });
    },
    () => undefined,
  );
};
