import { fromCallback, type InputFrom } from 'xstate';
import type { AccessDialog } from '../../../domain/rules/access/access-dialog';
import { sessionPhase } from '../../../domain/rules/session/session';
import { mailWaitMachine } from '../../../machines/mailWait/mailWait.machine';
import { waitingMail } from '../../platform/waiting-mail';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

export interface MailWaitParts {
  deps: Pick<Deps, 'browser' | 'session' | 'time'>;
  /** Opens a dialog over the page. */
  open(dialogo: AccessDialog): void;
}

export const mailWaitLogic = (
  { deps: { browser, session }, open }: MailWaitParts,
  input: InputFrom<typeof mailWaitMachine>,
) => {
  const logic = wire(mailWaitMachine, {
    actors: {
      vigilarSesion: fromCallback(({ sendBack }) => {
        const look = () => sessionPhase(session.getSnapshot()) === 'autenticada' && sendBack({ type: 'ENTRO' });
        look();
        return session.subscribe(look).unsubscribe;
      }),
    },
    actions: { abrirDialogo: (_, { dialogo }) => open(dialogo), olvidar: waitingMail(browser.session).forget },
  });
  return { logic, input };
};
