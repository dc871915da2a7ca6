import { tokenExpiry } from '../../../domain/rules/session/token';
import { heavyClient, type Progress } from '../../api/heavy-client';
import type { Deps } from '../deps';

export type DocumentsApp = Pick<Deps, 'session' | 'store' | 'browser' | 'time' | 'policy' | 'noteActivity'>;

/** Download progress counts as activity and keeps the session alive. */
export const documentsClient = (deps: DocumentsApp, told: Progress) =>
  heavyClient(
    {
      base: '/api/',
      policy: deps.policy,
      memberToken: deps.store.token,
      onExpired: (fuera) => deps.session.send({ type: 'VENCER', fuera }),
      online: deps.browser.page.online,
      onDate: deps.time.hear,
      isEnding: (token) => deps.time.passed(tokenExpiry(token)),
      log: ({ call, kind, status }) => deps.browser.log(`${call}: ${kind} ${status ?? ''}`.trim()),
    },
    (received, total) => {
      deps.noteActivity('carga');
      told(received, total);
    },
  );
