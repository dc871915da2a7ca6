import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { datoscontactos } from '../../domain/contract/login';

interface Contexto {
  codigoAfiliado: string;
  /** En esta sesión ya se mostró, como página o como modal. */
  mostrada: boolean;
  /** En minúsculas; vacía: todavía no hay página. */
  ruta: string;
  /** Nada más está sobre la página. */
  libre: boolean;
}

export type Evento =
  | { type: 'NAVEGAR'; ruta: string }
  | { type: 'LIBRE' }
  | { type: 'OCUPADA' }
  | { type: 'EN_LINEA' }
  | { type: 'CERRADO' }
  | { type: 'xstate.done.actor.consultarContacto'; output: Reply<typeof datoscontactos> };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const onboardingCheckMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'codigoAfiliado' | 'mostrada' | 'ruta'>;
    events: Evento;
    tags: 'terminal';
  },
  actors: {
    vigilarPagina: fromCallback(falta),
    consultarContacto: fromPromise<Reply<typeof datoscontactos>, Request<typeof datoscontactos>>(falta),
  },
  delays: { espera: falta, limite: falta },
  guards: {
    yaMostrada: ({ context }) => context.mostrada || context.ruta === '/onboarding',
    enEntrada: ({ context }) => context.ruta === '' || context.ruta === '/login',
    vaAlAsistente: ({ event }) => event.type === 'NAVEGAR' && event.ruta === '/onboarding',
    vaAOtra: ({ event }) => event.type === 'NAVEGAR' && event.ruta !== '/login',
    necesita: falta,
    libre: ({ context }) => context.libre,
  },
  actions: {
    marcarMostrada: falta,
    registrarFallo: falta,
    anotarRuta: assign({ ruta: ({ context, event }) => (event.type === 'NAVEGAR' ? event.ruta : context.ruta) }),
    anotarLibre: assign({ libre: true }),
    anotarOcupada: assign({ libre: false }),
  },
}).createMachine({
  id: 'onboardingCheck',
  description: 'Si a un afiliado le faltan datos de contacto, y se abre el asistente sobre la página.',
  context: ({ input }) => ({ ...input, libre: false }),
  invoke: {
    id: 'vigilarPagina',
    src: 'vigilarPagina',
    onError: { description: 'Sin saber qué hay sobre la página no se abre nada.', actions: 'anotarOcupada' },
  },
  initial: 'empezando',
  on: {
    LIBRE: { actions: 'anotarLibre' },
    OCUPADA: { actions: 'anotarOcupada' },
    NAVEGAR: [
      {
        guard: 'vaAlAsistente',
        description: 'La página es el asistente: nunca los dos a la vez.',
        target: '.concluida',
        actions: ['anotarRuta', 'marcarMostrada'],
      },
      { actions: 'anotarRuta' },
    ],
  },
  states: {
    empezando: {
      description: 'Una vez por sesión y afiliado.',
      meta: { requisitos: ['ONB-31', 'SESS-07'] },
      always: [{ guard: 'yaMostrada', target: 'concluida', actions: 'marcarMostrada' }, { target: 'esperando' }],
    },
    esperando: {
      description: 'Un momento después de empezar la sesión, de una entrada o restaurada.',
      meta: { requisitos: ['ONB-32', 'ONB-37'] },
      after: {
        espera: [
          { guard: 'enEntrada', description: 'Decide antes la propia entrada.', target: 'enEntrada' },
          { target: 'consultando' },
        ],
      },
    },
    enEntrada: {
      description: 'La entrada todavía decide a qué página va.',
      on: {
        NAVEGAR: [
          { guard: 'vaAlAsistente', target: 'concluida', actions: ['anotarRuta', 'marcarMostrada'] },
          { guard: 'vaAOtra', target: 'consultando', actions: 'anotarRuta' },
          { description: 'Sigue en la entrada.' },
        ],
      },
    },
    consultando: {
      description: 'Se mira si faltan datos de contacto. La página no espera por esto.',
      meta: { requisitos: ['ONB-22', 'ONB-35'] },
      invoke: {
        id: 'consultarContacto',
        src: 'consultarContacto',
        input: ({ context }) => ({ query: { codigoAfiliado: context.codigoAfiliado } }),
        onDone: [
          { guard: 'necesita', description: 'Faltan datos, o el servicio lo pide.', target: 'eligiendo' },
          { description: 'No hace falta.', target: 'concluida' },
        ],
        onError: {
          description: 'Un fallo nunca los da por faltantes.',
          target: 'sinSaber',
          actions: 'registrarFallo',
        },
      },
      after: { limite: { target: 'sinSaber', actions: 'registrarFallo' } },
    },
    sinSaber: {
      description: 'No se pudo preguntar, y no se muestra nada. Con la red se pregunta otra vez.',
      on: { EN_LINEA: { target: 'consultando' } },
    },
    eligiendo: {
      description: 'Hacen falta. Se abre en cuanto nada más esté sobre la página.',
      always: [{ guard: 'libre', target: 'mostrando' }, { target: 'enEspera' }],
    },
    enEspera: {
      description: 'Otra cosa está sobre la página; el asistente espera su turno.',
      on: { LIBRE: { target: 'mostrando', actions: 'anotarLibre' } },
    },
    mostrando: {
      description: 'El asistente está sobre la página.',
      meta: { requisitos: ['ONB-01', 'ONB-33', 'ONB-34', 'ONB-36'] },
      entry: 'marcarMostrada',
      on: { CERRADO: { target: 'concluida' } },
    },
    concluida: { description: 'En esta sesión no vuelve a preguntarse.', type: 'final', tags: 'terminal' },
  },
});
