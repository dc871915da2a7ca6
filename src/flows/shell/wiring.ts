import { createActor, fromCallback } from 'xstate';
import { sessionPhase } from '../../../domain/rules/session/session';
import { shellMachine } from '../../../machines/shell/shell.machine';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

export const startShell = (deps: Pick<Deps, 'session' | 'member'>) => {
  const shell = createActor(
    wire(shellMachine, {
      actors: {
        mirarSolicitudes: fromCallback(({ sendBack }) => {
          // Without the member's chunk the answer is unknown, so assume that there is a draft.
          if (deps.member.getSnapshot()?.hasRequestDraft() ?? true) sendBack({ type: 'HAY_SOLICITUDES' });
        }),
      },
      actions: {
        cerrarSesion: () => deps.session.send({ type: 'SALIR', motivo: 'salida' }),
        refrescarNotificaciones: () => deps.member.getSnapshot()?.notifications.send({ type: 'ABRIR' }),
      },
    }),
  ).start();
  let before = sessionPhase(deps.session.getSnapshot());
  deps.session.subscribe((snapshot) => {
    const now = sessionPhase(snapshot);
    if (now !== before && (before === 'autenticada' || now === 'anonima')) shell.send({ type: 'SESION_CERRADA' });
    before = now;
  });
  return shell;
};
