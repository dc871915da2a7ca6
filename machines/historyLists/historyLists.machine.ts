import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Reply, Request } from '../../src/contract/endpoint';
import type { tipoAutorizaciones } from '../../src/contract/historial';
import type { datospersonales } from '../../src/contract/nucleo';
import type { Relative } from '../../src/rules/person/family';

type Lista = 'nucleo' | 'tipos';

interface Contexto {
  codigoAfiliado: string;
  /** Solo un titular elige entre los suyos. */
  esTitular: boolean;
  /** Nulo: no se sabe. */
  nucleo: readonly Relative[] | null;
  tipos: Reply<typeof tipoAutorizaciones>;
  fallidas: readonly Lista[];
}

export type Evento =
  | { type: 'EN_LINEA' }
  | { type: 'REINTENTAR' }
  | { type: 'xstate.done.actor.consultarNucleo'; output: Reply<typeof datospersonales> }
  | { type: 'xstate.done.actor.consultarTipos'; output: Reply<typeof tipoAutorizaciones> };

const falta = (): never => {
  throw new Error('falta');
};

export const historyListsMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'codigoAfiliado' | 'esTitular'>;
    events: Evento;
    tags: 'cargando' | 'error';
  },
  actors: {
    vigilarRed: fromCallback(falta),
    consultarNucleo: fromPromise<Reply<typeof datospersonales>, Request<typeof datospersonales>>(falta),
    consultarTipos: fromPromise<Reply<typeof tipoAutorizaciones>, Request<typeof tipoAutorizaciones>>(falta),
  },
  delays: { limite: falta },
  guards: {
    eligeFamiliar: ({ context }) => context.esTitular && context.nucleo === null,
    falloAlgo: ({ context }) => context.fallidas.length > 0,
  },
  actions: {
    empezar: assign({ fallidas: [] }),
    anotarNucleo: falta,
    anotarTipos: assign({
      tipos: ({ context, event }) => (event.type === 'xstate.done.actor.consultarTipos' ? event.output : context.tipos),
    }),
    anotarFallida: assign({
      fallidas: ({ context }, params: { lista: Lista }) => context.fallidas.concat(params.lista),
    }),
  },
}).createMachine({
  id: 'historyLists',
  description: 'Las listas de los filtros del historial: el núcleo y los tipos de autorización.',
  context: ({ input }) => ({ ...input, nucleo: null, tipos: [], fallidas: [] }),
  invoke: {
    id: 'vigilarRed',
    src: 'vigilarRed',
    onError: { description: 'Sin avisos de la red queda el botón.' },
  },
  initial: 'empezando',
  states: {
    empezando: {
      description: 'Las listas de los filtros se piden mientras se consulta el historial, que no espera por ellas.',
      entry: 'empezar',
      always: [
        {
          guard: 'eligeFamiliar',
          description: 'Un titular, del que no se conoce el núcleo.',
          target: 'cargandoNucleo',
        },
        { target: 'cargandoTipos' },
      ],
    },
    cargandoNucleo: {
      description: 'Se pide el núcleo familiar del titular.',
      tags: 'cargando',
      meta: { requisitos: ['HIST-07', 'HIST-08', 'HIST-10'] },
      invoke: {
        id: 'consultarNucleo',
        src: 'consultarNucleo',
        input: ({ context }) => ({ query: { codigoAfiliado: context.codigoAfiliado } }),
        onDone: { target: 'cargandoTipos', actions: 'anotarNucleo' },
        onError: { target: 'cargandoTipos', actions: { type: 'anotarFallida', params: { lista: 'nucleo' } } },
      },
      after: {
        limite: { target: 'cargandoTipos', actions: { type: 'anotarFallida', params: { lista: 'nucleo' } } },
      },
    },
    cargandoTipos: {
      description: 'Se piden los tipos de autorización.',
      tags: 'cargando',
      meta: { requisitos: ['HIST-02'] },
      invoke: {
        id: 'consultarTipos',
        src: 'consultarTipos',
        input: {},
        onDone: [
          { guard: 'falloAlgo', target: 'incompletas', actions: 'anotarTipos' },
          { target: 'completas', actions: 'anotarTipos' },
        ],
        onError: { target: 'incompletas', actions: { type: 'anotarFallida', params: { lista: 'tipos' } } },
      },
      after: {
        limite: { target: 'incompletas', actions: { type: 'anotarFallida', params: { lista: 'tipos' } } },
      },
    },
    completas: {
      description: 'Las listas están. Quien es dependiente no elige familiar.',
      meta: { requisitos: ['HIST-09'] },
      type: 'final',
    },
    incompletas: {
      description:
        'Falta alguna lista: se consulta sin ella. Se puede reintentar; al volver la conexión se intenta solo.',
      tags: 'error',
      on: { REINTENTAR: { target: 'empezando' }, EN_LINEA: { target: 'empezando' } },
    },
  },
});
