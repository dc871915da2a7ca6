import { assign } from 'xstate';
import {
  attached,
  canReduce,
  notReduced,
  queued,
  reduced,
  refused,
  removed,
  required,
  restored,
} from '../../domain/rules/attachments/attached';
import { attachmentsMachine } from './attachments.machine';

export const attachmentsFlow = attachmentsMachine.provide({
  guards: {
    sePuedeReducir: ({ context, event }) => event.type === 'REDUCIR' && canReduce(context, event.archivo),
  },
  actions: {
    anotarRequisitos: assign(({ context, event }) =>
      event.type === 'REQUISITOS' ? required(context, event.requisitos) : {},
    ),
    encolar: assign(({ context, event }) => {
      const { reduciendo } = context;
      if (event.type === 'AGREGAR') return queued(context, event.tipo, event.archivos, { reduciendo });
      const before = event.type === 'REEMPLAZAR' && context.adjuntos.find(({ id }) => id === event.adjunto);
      return before ? queued(context, before.tipo, [event.archivo], { reemplaza: before.id, reduciendo }) : {};
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
    anotarGrande: assign(({ context, event }) =>
      event.type === 'xstate.done.actor.revisar' && event.output.tipo === 'grande'
        ? refused(context, 'tamano', event.output.reducible)
        : {},
    ),
    anotarSinAbrir: assign(({ context }) => refused(context, 'sinAbrir')),
    anotarReducido: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.reducir' || context.reduciendo === null) return {};
      const { recordados, formato, bytes, vista } = event.output;
      return { ...reduced(context, context.reduciendo, { formato, bytes, vista }), recordados };
    }),
    anotarSinReducir: assign(({ context }) =>
      context.reduciendo === null ? {} : notReduced(context, context.reduciendo),
    ),
  },
});
