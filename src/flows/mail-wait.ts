import { fromCallback } from 'xstate';
import { mailWaitMachine } from '../../machines/mailWait/mailWait.machine';
import { waitingMail } from '../platform/waiting-mail';
import type { AccessDialog } from '../rules/access-dialog';
import { sessionPhase } from '../rules/session';
import type { App } from './app';
import { wire } from './wire';

export interface MailWaitParts {
  app: Pick<App, 'browser' | 'session' | 'time'>;
  /** Over the page. */
  open(dialogo: AccessDialog): void;
}

export const mailWaitLogic = ({ app: { browser, session }, open }: MailWaitParts) =>
  wire(mailWaitMachine, {
    actors: {
      vigilarSesion: fromCallback(({ sendBack }) => {
        const look = () => sessionPhase(session.getSnapshot()) === 'autenticada' && sendBack({ type: 'ENTRO' });
        look();
        return session.subscribe(look).unsubscribe;
      }),
    },
    actions: { abrirReenvio: () => open('reenvio'), olvidar: waitingMail(browser.session).forget },
  });
