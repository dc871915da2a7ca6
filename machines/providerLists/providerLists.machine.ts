import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { municipios, provincias } from '../../src/contract/afiliado';
import type { coberturaPlanes, coberturaRegimenes } from '../../src/contract/cobertura';
import type { Reply, Request } from '../../src/contract/endpoint';
import type { especialidades, tipoPrestadores } from '../../src/contract/prestador';

const todas = ['tipos', 'especialidades', 'planes', 'complementarios', 'provincias', 'municipios'] as const;
type Lista = (typeof todas)[number];
type Opciones = Reply<typeof provincias>;

/** Nulo: no ha llegado. */
export type Listas = Readonly<Record<Lista, Opciones | null>>;

interface Contexto {
  listas: Listas;
  pendientes: readonly Lista[];
  fallidas: readonly Lista[];
}

type Evento =
  | { type: 'REINTENTAR' }
  | { type: 'EN_LINEA' }
  | { type: 'xstate.done.actor.consultarTipos'; output: Opciones }
  | { type: 'xstate.done.actor.consultarEspecialidades'; output: Opciones }
  | { type: 'xstate.done.actor.consultarPlanes'; output: Opciones }
  | { type: 'xstate.done.actor.consultarComplementarios'; output: Opciones }
  | { type: 'xstate.done.actor.consultarProvincias'; output: Opciones }
  | { type: 'xstate.done.actor.consultarMunicipios'; output: Opciones };

const falta = (): never => {
  throw new Error('falta');
};

export const providerListsMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'listas'>;
    events: Evento;
    tags: 'cargando' | 'error' | 'terminal';
  },
  actors: {
    vigilarRed: fromCallback(falta),
    consultarTipos: fromPromise<Reply<typeof tipoPrestadores>, Request<typeof tipoPrestadores>>(falta),
    consultarEspecialidades: fromPromise<Reply<typeof especialidades>, Request<typeof especialidades>>(falta),
    consultarPlanes: fromPromise<Reply<typeof coberturaRegimenes>, Request<typeof coberturaRegimenes>>(falta),
    consultarComplementarios: fromPromise<Reply<typeof coberturaPlanes>, Request<typeof coberturaPlanes>>(falta),
    consultarProvincias: fromPromise<Reply<typeof provincias>, Request<typeof provincias>>(falta),
    consultarMunicipios: fromPromise<Reply<typeof municipios>, Request<typeof municipios>>(falta),
  },
  delays: { limite: falta },
  guards: {
    yaEstan: ({ context }) => Object.values(context.listas).every((opciones) => opciones !== null),
    ningunaPendiente: ({ context }) => context.pendientes.length === 0,
  },
  actions: {
    registrarFallo: falta,
    recordarListas: falta,
    pedirLoQueFalta: assign({
      pendientes: ({ context }) => todas.filter((lista) => context.listas[lista] === null),
      fallidas: [],
    }),
    anotarLista: assign({
      listas: ({ context, event }, params: { lista: Lista }) =>
        'output' in event && context.pendientes.includes(params.lista)
          ? { ...context.listas, [params.lista]: event.output }
          : context.listas,
      pendientes: ({ context }, params: { lista: Lista }) =>
        context.pendientes.filter((lista) => lista !== params.lista),
    }),
    anotarFallo: assign({
      fallidas: ({ context }, params: { lista: Lista }) =>
        context.pendientes.includes(params.lista) ? context.fallidas.concat(params.lista) : context.fallidas,
      pendientes: ({ context }, params: { lista: Lista }) =>
        context.pendientes.filter((lista) => lista !== params.lista),
    }),
    darPorFallidas: assign({ fallidas: ({ context }) => context.fallidas.concat(context.pendientes), pendientes: [] }),
  },
}).createMachine({
  id: 'providerLists',
  description: 'Las listas de los filtros de la red de prestadores.',
  context: ({ input }) => ({ ...input, pendientes: [], fallidas: [] }),
  invoke: {
    id: 'vigilarRed',
    src: 'vigilarRed',
    onError: { description: 'Sin avisos de la red: queda el botón de reintentar.' },
  },
  initial: 'pidiendo',
  states: {
    pidiendo: {
      description:
        'Se piden a la vez, una vez por visita, las listas de los filtros. Cada una se puede usar en cuanto llega, y la que llegó una vez ya no se espera.',
      tags: 'cargando',
      meta: { requisitos: ['PROV-02'] },
      entry: 'pedirLoQueFalta',
      invoke: [
        {
          id: 'consultarTipos',
          src: 'consultarTipos',
          input: {},
          onDone: { target: '.juntando', actions: { type: 'anotarLista', params: { lista: 'tipos' } } },
          onError: { target: '.juntando', actions: { type: 'anotarFallo', params: { lista: 'tipos' } } },
        },
        {
          id: 'consultarEspecialidades',
          src: 'consultarEspecialidades',
          input: {},
          onDone: { target: '.juntando', actions: { type: 'anotarLista', params: { lista: 'especialidades' } } },
          onError: { target: '.juntando', actions: { type: 'anotarFallo', params: { lista: 'especialidades' } } },
        },
        {
          id: 'consultarPlanes',
          src: 'consultarPlanes',
          input: {},
          onDone: { target: '.juntando', actions: { type: 'anotarLista', params: { lista: 'planes' } } },
          onError: { target: '.juntando', actions: { type: 'anotarFallo', params: { lista: 'planes' } } },
        },
        {
          id: 'consultarComplementarios',
          src: 'consultarComplementarios',
          input: {},
          onDone: { target: '.juntando', actions: { type: 'anotarLista', params: { lista: 'complementarios' } } },
          onError: { target: '.juntando', actions: { type: 'anotarFallo', params: { lista: 'complementarios' } } },
        },
        {
          id: 'consultarProvincias',
          src: 'consultarProvincias',
          input: {},
          onDone: { target: '.juntando', actions: { type: 'anotarLista', params: { lista: 'provincias' } } },
          onError: { target: '.juntando', actions: { type: 'anotarFallo', params: { lista: 'provincias' } } },
        },
        {
          id: 'consultarMunicipios',
          src: 'consultarMunicipios',
          input: {},
          onDone: { target: '.juntando', actions: { type: 'anotarLista', params: { lista: 'municipios' } } },
          onError: { target: '.juntando', actions: { type: 'anotarFallo', params: { lista: 'municipios' } } },
        },
      ],
      after: { limite: { target: '.juntando', actions: 'darPorFallidas' } },
      initial: 'juntando',
      states: {
        juntando: {
          description: 'Se mira si falta alguna por responder.',
          always: [
            { guard: 'yaEstan', target: '#providerLists.completas' },
            { guard: 'ningunaPendiente', target: '#providerLists.incompletas' },
            { target: 'esperando' },
          ],
        },
        esperando: { description: 'Falta alguna por responder.' },
      },
    },
    incompletas: {
      description: 'Alguna lista no llegó: su filtro no se puede usar, los demás sí. Se puede buscar por nombre.',
      tags: 'error',
      entry: 'registrarFallo',
      on: { REINTENTAR: { target: 'pidiendo' }, EN_LINEA: { target: 'pidiendo' } },
    },
    completas: {
      description: 'Todos los filtros tienen su lista.',
      tags: 'terminal',
      meta: { requisitos: ['PROV-02'] },
      entry: 'recordarListas',
      type: 'final',
    },
  },
});
