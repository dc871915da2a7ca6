import { lateDialog } from '../parts/late-dialog';
import { keys } from '../platform/session-store';
import type { App } from './app';
import { type DialogParts, loginAddress } from './login-address';
import type { LoginRouter, LoginSearch } from './login-search';

const Extra = lateDialog(
  () => import('./LoginExtra').then(({ LoginExtra }) => LoginExtra),
  ({ router, volver, dialog }) => dialog && { close: loginAddress(router, volver).close },
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
