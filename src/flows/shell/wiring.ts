import { createActor, fromCallback } from 'xstate';
import { shellMachine } from '../../../machines/shell/shell.machine';
import type { App } from '../../app/app';
import { wire } from '../../app/wire';
import { sessionPhase } from '../../rules/session/session';

export const startShell = (app: Pick<App, 'session' | 'member'>) => {
  const shell = createActor(
    wire(shellMachine, {
      actors: {
        mirarSolicitudes: fromCallback(({ sendBack }) => {
          if (app.member.getSnapshot()?.hasBegunRequest()) sendBack({ type: 'HAY_SOLICITUDES' });
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
    const left = before === 'autenticada' && now !== 'autenticada';
    const ended = before !== 'anonima' && now === 'anonima';
    before = now;
    if (left || ended) shell.send({ type: 'SESION_CERRADA' });
  });
  return shell;
};

export type ShellRef = ReturnType<typeof startShell>;
