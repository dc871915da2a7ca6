import { createElement, lazy } from 'react';
import type { App } from './app';
import type { DialogParts } from './dialog-parts';
import type { LoginRouter, LoginSearch } from './login-search';

const Dialog = lazy(() => import('./access-dialog').then(({ LoginDialog }) => ({ default: LoginDialog })));

/** What the address of the log-in opens over the page. */
export const loginOver = (app: App, router: LoginRouter, { volver, dialogo }: LoginSearch) =>
  dialogo &&
  ((page: Pick<DialogParts, 'typed' | 'carry'>) =>
    createElement(Dialog, { key: dialogo, app, router, back: volver, dialogo, ...page }));
