import './platform/abort-signal-any';
import './ui/theme/theme.css';
import './ui/FirstPaint.css';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from './api/client';
import { readSettings } from './contract/settings';
import { startApp } from './flows/app';
import { firstPage, startPortal } from './flows/portal';
import { startShell } from './flows/shell';
import { browserOf } from './platform/browser';
import { nonce, settingsBlock, whenIdle } from './platform/document';
import { bugNotice } from './texts/problem';

setNonce(nonce());
const settings = readSettings(settingsBlock());
const browser = browserOf(window);
const app = startApp({
  settings,
  browser,
  client: (hooks) =>
    createClient({
      ...hooks,
      base: '/api/',
      policy: settings.policy,
      anonymousAccount: settings.anonymousAccount,
      log: ({ call, kind, status }) => browser.log(`${call}: ${kind} ${status ?? ''}`.trim()),
    }),
  onFailure: () => app.snackbars.send({ type: 'AVISAR', tono: 'error', ...bugNotice }),
});
const router = startPortal({ app, settings, shell: startShell(app) });

const root = document.getElementById('root');
// What the server painted stays until then.
if (root !== null)
  void firstPage(router, app.session).then(() => {
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
    whenIdle(() => {
      import('./flows/rest').then(
        ({ fetchRest }) => fetchRest(router, browser.local),
        () => undefined,
      );
    });
  });
