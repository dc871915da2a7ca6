import './platform/abort-signal-any';
import { readSettings } from '../domain/contract/settings';
import { createClient } from './api/client';
import { startApp } from './app/start/app';
import { browserOf } from './platform/browser';
import { reportLoadError, settingsBlock } from './platform/document';
import { pause } from './platform/pause';
import { bugNotice } from './texts/problem';

const loadPage = async () => {
  await import('./library');
  await pause();
  const { showPage } = await import('./page');
  await pause();
  return showPage;
};

/** A task of its own: to read the program takes as long as to start it. */
const start = async () => {
  await pause();
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
    loadMember: () => import('./app/start/member'),
    onFailure: () => app.snackbars.send({ type: 'AVISAR', tono: 'error', ...bugNotice }),
  });
  await loadPage().then((showPage) => showPage(app, settings), reportLoadError);
};
void start();
