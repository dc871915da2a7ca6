import type { RouterHistory } from '@tanstack/react-router';
import { sessionPhase } from '../../../domain/rules/session/session';
import type { Leaving } from '../../flows/contactEdit/wiring';
import { undoAll } from '../../platform/undo-all';
import type { Deps } from '../../wiring/deps';
import type { ShellRef } from '../../wiring/shell-ref';

interface Parts {
  history: RouterHistory;
  session: Deps['session'];
  shell: ShellRef;
}

/** Asks only during a session: when it ends, its pages close without a question. */
export const pageLeaving = ({ history, session, shell }: Parts): Leaving => {
  let wanted = { lost: () => {}, saved: () => {} };
  return {
    goOn: () => wanted.lost(),
    goOnSaved: () => wanted.saved(),
    watch: (unsaved, asked) => {
      const holds = () => unsaved() && sessionPhase(session.getSnapshot()) === 'autenticada';
      return undoAll([
        history.block({
          enableBeforeUnload: holds,
          blockerFn: ({ currentLocation, nextLocation, action }) => {
            const samePage =
              currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search;
            if (samePage || !holds()) return false;
            const { href, state } = nextLocation;
            const steps = state.__TSR_index - currentLocation.state.__TSR_index;
            const go = () => {
              if (action === 'PUSH') history.push(href);
              else if (action === 'REPLACE') history.replace(href);
              else history.go(steps);
            };
            wanted = { lost: go, saved: go };
            asked('pagina');
            return true;
          },
        }),
        shell.subscribe((snapshot) => {
          if (!snapshot.matches('preguntandoSalida') || !holds()) return;
          // Closes the log-out question: the page's own question says what would be lost.
          shell.send({ type: 'NO' });
          wanted = {
            lost: () => session.send({ type: 'SALIR', motivo: 'salida' }),
            saved: () => shell.send({ type: 'PEDIR_SALIDA' }),
          };
          asked('sesion');
        }).unsubscribe,
      ]);
    },
  };
};
