import { assign, fromPromise, setup } from 'xstate';
import type { NearPlace } from '../../domain/rules/contact/nearest-places';

/** Qué municipios quedan más cerca, el primero el más cercano, o por qué no se sabe. La posición no llega aquí. */
export type Ubicacion =
  | { estado: 'encontrada'; lugares: readonly NearPlace[] }
  | { estado: 'denegada' }
  | { estado: 'fuera' }
  | { estado: 'sinPosicion' };

interface Contexto {
  /** Los municipios de cerca, en los que se busca. */
  lugares: readonly NearPlace[];
}

type Evento = { type: 'UBICAR' } | { type: 'xstate.done.actor.ubicar'; output: Ubicacion };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const nearbyMachine = setup({
  types: {} as { context: Contexto; events: Evento; tags: 'cargando' | 'aviso' },
  actors: { ubicar: fromPromise<Ubicacion>(falta) },
  delays: { limite: falta },
  guards: {
    ubicacion: ({ event }, params: { es: Ubicacion['estado'] }) =>
      event.type === 'xstate.done.actor.ubicar' && event.output.estado === params.es,
  },
  actions: {
    buscarCerca: falta,
    anotarLugares: assign({
      lugares: ({ event }) =>
        event.type === 'xstate.done.actor.ubicar' && event.output.estado === 'encontrada' ? event.output.lugares : [],
    }),
  },
}).createMachine({
  id: 'nearby',
  description: 'Los municipios más cercanos a donde se está, para buscar prestadores cerca.',
  context: { lugares: [] },
  initial: 'quieto',
  states: {
    quieto: {
      description: 'Nadie ha preguntado: la posición no se lee.',
      on: { UBICAR: { target: 'ubicando' } },
    },
    ubicando: {
      description:
        'El dispositivo lee su posición, si la persona lo permite, y en él mismo se buscan los municipios más cercanos.',
      tags: 'cargando',
      invoke: {
        id: 'ubicar',
        src: 'ubicar',
        onDone: [
          {
            guard: { type: 'ubicacion', params: { es: 'encontrada' } },
            target: 'encontrada',
            actions: ['anotarLugares', 'buscarCerca'],
          },
          { guard: { type: 'ubicacion', params: { es: 'denegada' } }, target: 'denegada' },
          { guard: { type: 'ubicacion', params: { es: 'fuera' } }, target: 'fuera' },
          { description: 'El dispositivo no sabe dónde está.', target: 'sinPosicion' },
        ],
        onError: { target: 'sinPosicion' },
      },
      after: { limite: { target: 'sinPosicion' } },
    },
    encontrada: {
      description: 'Se busca en el municipio más cercano, y se ofrecen los que le siguen.',
      on: { UBICAR: { target: 'ubicando' } },
    },
    denegada: {
      description: 'La persona no lo permitió. La provincia y el municipio se eligen en los filtros.',
      tags: 'aviso',
      on: { UBICAR: { target: 'ubicando' } },
    },
    fuera: {
      description: 'La posición no está cerca de ningún municipio.',
      tags: 'aviso',
      on: { UBICAR: { target: 'ubicando' } },
    },
    sinPosicion: {
      description: 'No se pudo saber la posición.',
      tags: 'aviso',
      on: { UBICAR: { target: 'ubicando' } },
    },
  },
});
