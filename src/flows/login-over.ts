import { createElement, lazy } from 'react';
import { keys } from '../platform/session-store';
import type { App } from './app';
import type { DialogParts } from './login-address';
import { type LoginRouter, type LoginSearch, openDialog } from './login-search';

const Dialog = lazy(() => import('./access-dialog').then(({ LoginDialog }) => ({ default: LoginDialog })));
const Notice = lazy(() => import('./mail-wait-notice').then(({ MailWait }) => ({ default: MailWait })));

/** What stands on the log-in page besides its form: a mail that is waited for, and what the address opens. */
export const loginOver = (app: App, router: LoginRouter, { volver, dialogo }: LoginSearch) => ({
  notice: app.browser.session.get(keys.waitingMail) && createElement(Notice, { app, open: openDialog(router, volver) }),
  dialog:
    dialogo &&
    ((page: Pick<DialogParts, 'typed' | 'carry'>) =>
      createElement(Dialog, { key: dialogo, app, router, back: volver, dialogo, ...page })),
});
