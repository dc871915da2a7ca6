import { createActor, fromCallback } from 'xstate';
import { shellMachine } from '../../../machines/shell/shell.machine';
import type { App } from '../../app/app';
import { wire } from '../../app/wire';
import { sessionPhase } from '../../rules/session/session';

export const startShell = (app: Pick<App, 'session' | 'member' | 'browser'>) => {
  const shell = createActor(
    wire(shellMachine, {
      actors: {
        mirarSolicitudes: fromCallback(({ sendBack }) => {
          const { codigoAfiliado } = app.session.getSnapshot().context;
          import('../../platform/begun-request').then(
            ({ hasBegunRequest }) => {
              if (hasBegunRequest(app.browser.local, codigoAfiliado)) sendBack({ type: 'HAY_SOLICITUDES' });
            },
            // Who cannot be asked may know of some.
            () => sendBack({ type: 'HAY_SOLICITUDES' }),
          );
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
