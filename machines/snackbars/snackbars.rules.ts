import { assign, enqueueActions } from 'xstate';
import { leavesByItself, withNotice, without, withoutOrigin } from '../../domain/rules/notices/snackbars';
import { snackbarsMachine } from './snackbars.machine';

export const snackbarsFlow = snackbarsMachine.provide({
  actions: {
    ponerAviso: assign(({ context, event }) => {
      if (event.type !== 'AVISAR') return {};
      const { tono, titulo, detalle, origen } = event;
      return withNotice(context, { tono, titulo, detalle, origen });
    }),
    quitarAviso: assign(({ context, event }) => ('id' in event ? without(context, event.id) : {})),
    retirarAvisos: assign(({ context, event }) =>
      event.type === 'RETIRAR' ? withoutOrigin(context, event.origen) : {},
    ),
    // A repeated snackbar restarts its timer, so the timer's name contains the number of repetitions.
    contarTiempo: enqueueActions(({ context, enqueue }) => {
      const due = context.visibles.filter(leavesByItself).map(({ id, veces }) => ({ id, timer: `${id}x${veces}` }));
      for (const timer of context.corriendo) if (!due.some((one) => one.timer === timer)) enqueue.cancel(timer);
      for (const { id, timer } of due)
        if (!context.corriendo.includes(timer))
          enqueue.raise({ type: 'AGOTAR', id }, { id: timer, delay: 'permanencia' });
      enqueue({ type: 'anotarTiempos', params: { corriendo: due.map((one) => one.timer) } });
    }),
    detenerTiempo: enqueueActions(({ context, enqueue }) => {
      for (const timer of context.corriendo) enqueue.cancel(timer);
      enqueue({ type: 'anotarTiempos', params: { corriendo: [] } });
    }),
  },
});
