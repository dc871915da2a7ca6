import { createActor, fromCallback } from 'xstate';
import { shellMachine } from '../../../machines/shell/shell.machine';
import type { App } from '../../app/app';
import { sessionPhase } from '../../rules/session/session';
import { wire } from '../../wiring/wire';

export const startShell = (app: Pick<App, 'session' | 'member'>) => {
  const shell = createActor(
    wire(shellMachine, {
      actors: {
        mirarSolicitudes: fromCallback(({ sendBack }) => {
          // Of whom nobody could ask there may be some.
          if (app.member.getSnapshot()?.hasBegunRequest() ?? true) sendBack({ type: 'HAY_SOLICITUDES' });
        }),
      },
      actions: {
        cerrarSesion: () => app.session.send({ type: 'SALIR', motivo: 'salida' }),
        refrescarNotificaciones: () => app.member.getSnapshot()?.notifications.send({ type: 'ABRIR' }),
      },
    }),
  ).start();
  let before = sessionPhase(app.session.getSnapshot());
  app.session.subscribe((snapshot) => {
    const now = sessionPhase(snapshot);
    if (now !== before && (before === 'autenticada' || now === 'anonima')) shell.send({ type: 'SESION_CERRADA' });
    before = now;
  });
  return shell;
};

export type ShellRef = ReturnType<typeof startShell>;
