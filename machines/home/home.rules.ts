import { assign } from 'xstate';
import { alertOf } from '../../domain/rules/notices/alert';
import { moved, slidesOf, withoutSlide } from '../../domain/rules/notices/slides';
import { homeMachine } from './home.machine';

export const homeFlow = homeMachine.provide({
  actions: {
    anotarAnuncio: assign({
      laminas: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarAnuncio' && context.pendientes.includes('anuncio')
          ? slidesOf(event.output)
          : context.laminas,
    }),
    anotarAlerta: assign({
      mensaje: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarAlerta' && context.pendientes.includes('alerta')
          ? alertOf(event.output, context.leida)
          : context.mensaje,
    }),
    mover: assign({ indice: ({ context, event }) => moved(context, event.type === 'ANTERIOR' ? -1 : 1) }),
    quitarImagen: assign(({ context, event }) =>
      event.type === 'IMAGEN_FALLO' ? withoutSlide(context, event.id) : {},
    ),
  },
});
