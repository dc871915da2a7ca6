import { hasSavedCard } from '../../platform/card/has-saved-card';
import type { App } from '../start/app';

interface Router {
  options: { context: { app: Pick<App, 'connection'> } };
  state: { location: { pathname: string } };
  subscribe(event: 'onResolved', listener: () => void): () => void;
}

/** Adds a link to the log-in page if this device has a saved card. */
export const offerSavedCard = (router: Router): void => {
  let turn = 0;
  let hide = () => {};
  const look = async () => {
    turn += 1;
    const mine = turn;
    hide();
    hide = () => {};
    if (!/^\/login\/?$/i.test(router.state.location.pathname) || !(await hasSavedCard())) return;
    const { savedCardLink } = await import('./saved-card-link');
    if (mine === turn) hide = savedCardLink(router.options.context.app);
  };
  const lookNow = () => {
    look().catch(() => undefined);
  };
  lookNow();
  router.subscribe('onResolved', lookNow);
};
