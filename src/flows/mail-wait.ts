import { createElement } from 'react';
import { fromCallback } from 'xstate';
import { mailWaitMachine } from '../../machines/mailWait/mailWait.machine';
import { waitingMail } from '../platform/waiting-mail';
import type { AccessDialog } from '../rules/access-dialog';
import { sessionPhase } from '../rules/session';
import { MailWaitScreen } from '../screens/mailWait/MailWaitScreen';
import type { App } from './app';
import { wire } from './wire';

interface Props {
  app: App;
  open: (dialogo: AccessDialog) => void;
}

/** Above the form of the log-in, as long as an account waits for its mail. */
export const MailWait = ({ app: { browser, session }, open }: Props) => {
  const waiting = waitingMail(browser.session);
  const mail = waiting.read();
  if (mail === null) return null;
  const start = () => ({
    logic: wire(mailWaitMachine, {
      actors: {
        vigilarSesion: fromCallback(
          ({ sendBack }) =>
            session.subscribe((snapshot) => sessionPhase(snapshot) === 'autenticada' && sendBack({ type: 'ENTRO' }))
              .unsubscribe,
        ),
      },
      actions: { abrirReenvio: () => open('reenvio'), olvidar: waiting.forget },
    }),
    input: mail,
  });
  return createElement(MailWaitScreen, { key: mail.desde, start });
};
