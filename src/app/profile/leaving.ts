import type { RouterHistory } from '@tanstack/react-router';
import { sessionPhase } from '../../../domain/rules/session/session';
import type { Leaving } from '../../flows/contactEdit/wiring';
import { undoAll } from '../../platform/undo-all';
import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { Deps } from '../../wiring/deps';
import { pageLeaving } from '../../wiring/page-leaving';

interface Parts {
  history: RouterHistory;
  session: Deps['session'];
  shell: ShellRef;
}

/** Asks before leaving the page, and before a log-out. */
export const profileLeaving = ({ history, session, shell }: Parts): Leaving => {
  const page = pageLeaving({ history, session, pageAt: ({ pathname, search }) => pathname + search });
  let wanted = { lost: () => {}, saved: () => {} };
  return {
    goOn: () => wanted.lost(),
    goOnSaved: () => wanted.saved(),
    watch: (unsaved, asked) =>
      undoAll([
        page.watch(unsaved, () => {
          wanted = { lost: page.goOn, saved: page.goOn };
          asked('pagina');
        }),
        shell.subscribe((snapshot) => {
          const holds = unsaved() && sessionPhase(session.getSnapshot()) === 'autenticada';
          if (!snapshot.matches('preguntandoSalida') || !holds) return;
          // Closes the log-out question: the page's own question says what would be lost.
          shell.send({ type: 'NO' });
          wanted = {
            lost: () => session.send({ type: 'SALIR', motivo: 'salida' }),
            saved: () => shell.send({ type: 'PEDIR_SALIDA' }),
          };
          asked('sesion');
        }).unsubscribe,
      ]),
  };
};
