import { heavyClient, type Progress } from '../api/heavy-client';
import type { App } from '../app/app';
import { tokenExpiry } from '../rules/session/token-expiry';

export type DocumentsApp = Pick<App, 'session' | 'store' | 'browser' | 'time' | 'policy' | 'noteActivity'>;

/** What comes keeps the session alive: nobody presses anything meanwhile. */
export const documentsClient = (app: DocumentsApp, told: Progress) =>
  heavyClient(
    {
      base: '/api/',
      policy: app.policy,
      memberToken: app.store.token,
      onExpired: () => app.session.send({ type: 'VENCER' }),
      online: app.browser.page.online,
      onDate: app.time.hear,
      isEnding: (token) => app.time.passed(tokenExpiry(token)),
      log: ({ call, kind, status }) => app.browser.log(`${call}: ${kind} ${status ?? ''}`.trim()),
    },
    (received, total) => {
      app.noteActivity('carga');
      told(received, total);
    },
  );
