import { lazy } from 'react';
import { keys } from '../platform/session-store';
import { loadWithRetry } from '../ui/blocks/load-with-retry';
import type { DialogParts } from '../wiring/login-address';
import type { LoginRouter, LoginSearch } from '../wiring/login-search';
import type { App } from './app';

const Extra = lazy(() =>
  loadWithRetry(() => import('./LoginExtra').then(({ LoginExtra }) => ({ default: LoginExtra }))),
);

/** What stands on the log-in page besides its form: a mail that is waited for, and what the address opens. */
export const loginOver = (app: App, router: LoginRouter, { volver, dialogo }: LoginSearch) => ({
  notice: app.browser.session.get(keys.waitingMail) && <Extra app={app} router={router} volver={volver} />,
  dialog:
    dialogo &&
    ((page: Pick<DialogParts, 'typed' | 'carry'>) => (
      <Extra key={dialogo} app={app} router={router} volver={volver} dialog={{ dialogo, ...page }} />
    )),
});
