import { assign } from 'xstate';
import { moved, slidesOf, withoutSlide } from '../../domain/rules/notices/slides';
import { type Evento, slidesMachine } from './slides.machine';

const stepOf = (event: Evento): number => {
  if (event.type === 'DESLIZAR') return event.hacia;
  return event.type === 'ANTERIOR' ? -1 : 1;
};

export const slidesFlow = slidesMachine.provide({
  actions: {
    anotarLaminas: assign(({ event }) => ('output' in event ? { laminas: slidesOf(event.output), indice: 0 } : {})),
    mover: assign({
      indice: ({ context, event }) =>
        event.type === 'IR_A' ? moved({ ...context, indice: event.indice }, 0) : moved(context, stepOf(event)),
    }),
    quitarLamina: assign(({ context, event }) =>
      event.type === 'IMAGEN_FALLO' ? withoutSlide(context, event.id) : {},
    ),
  },
});
