import { assign, fromPromise, setup } from 'xstate';

/** Qué provincia queda más cerca, o por qué no se sabe. La posición no llega aquí. */
export type Ubicacion =
  | { estado: 'encontrada'; provincia: string }
  | { estado: 'denegada' }
  | { estado: 'fuera' }
  | { estado: 'sinPosicion' };

interface Contexto {
  /** El código de la provincia que se eligió. */
  provincia: string;
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
    elegirProvincia: falta,
    anotarProvincia: assign({
      provincia: ({ event }) =>
        event.type === 'xstate.done.actor.ubicar' && event.output.estado === 'encontrada' ? event.output.provincia : '',
    }),
  },
}).createMachine({
  id: 'nearby',
  description: 'La provincia de donde se está, para buscar prestadores cerca.',
  context: { provincia: '' },
  initial: 'quieto',
  states: {
    quieto: {
      description: 'Nadie ha preguntado: la posición no se lee.',
      on: { UBICAR: { target: 'ubicando' } },
    },
    ubicando: {
      description: 'El dispositivo lee su posición, si la persona lo permite, y en él mismo se busca la provincia.',
      tags: 'cargando',
      invoke: {
        id: 'ubicar',
        src: 'ubicar',
        onDone: [
          {
            guard: { type: 'ubicacion', params: { es: 'encontrada' } },
            target: 'encontrada',
            actions: ['anotarProvincia', 'elegirProvincia'],
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
      description: 'La provincia quedó elegida en su filtro; falta el municipio.',
      on: { UBICAR: { target: 'ubicando' } },
    },
    denegada: {
      description: 'La persona no lo permitió. El filtro de provincia sigue ahí.',
      tags: 'aviso',
      on: { UBICAR: { target: 'ubicando' } },
    },
    fuera: {
      description: 'La posición no está cerca de ninguna provincia.',
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
