import { assign } from 'xstate';
import { attached, queued, refused, removed, required, restored } from '../../domain/rules/attachments/attached';
import { attachmentsMachine } from './attachments.machine';

export const attachmentsFlow = attachmentsMachine.provide({
  actions: {
    anotarRequisitos: assign(({ context, event }) =>
      event.type === 'REQUISITOS' ? required(context, event.requisitos) : {},
    ),
    encolar: assign(({ context, event }) => {
      if (event.type === 'AGREGAR') return queued(context, event.tipo, event.archivos);
      const before = event.type === 'REEMPLAZAR' && context.adjuntos.find(({ id }) => id === event.adjunto);
      return before ? queued(context, before.tipo, [event.archivo], before.id) : {};
    }),
    quitar: assign(({ context, event }) => (event.type === 'QUITAR' ? removed(context, event.adjunto) : {})),
    deshacer: assign(({ context }) => restored(context)),
    anotarListo: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.revisar' || event.output.tipo !== 'listo') return {};
      const { recordados, formato, bytes, vista } = event.output;
      return { ...attached(context, { formato, bytes, vista }), recordados };
    }),
    anotarRechazo: assign(({ context, event }) =>
      event.type === 'xstate.done.actor.revisar' && event.output.tipo === 'rechazado'
        ? refused(context, event.output.motivo)
        : {},
    ),
    anotarSinAbrir: assign(({ context }) => refused(context, 'sinAbrir')),
    anotarReducida: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.reducir') return {};
      const { recordados, formato, bytes, vista } = event.output;
      return { ...attached(context, { formato, bytes, vista }, true), recordados };
    }),
    anotarSinReducir: assign(({ context }) => refused(context, 'sinReducir')),
  },
});
