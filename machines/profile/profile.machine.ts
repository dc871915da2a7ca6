import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { consumosAfiliado } from '../../domain/contract/historial';
import type { datospersonales } from '../../domain/contract/nucleo';
import type { Relative } from '../../domain/rules/person/family';
import type { ConsumptionKind } from './consumption-kind';

type Perfil = Reply<typeof datospersonales>;
type Seccion = 'personales' | 'afiliacion' | 'contacto' | 'seguridad';

interface Contexto extends CallResult {
  codigoAfiliado: string;
  /** En Santo Domingo, según el reloj del servidor. */
  hoy: string;
  /** El lugar del núcleo que dice la dirección; nulo: el perfil propio. */
  lugar: number | null;
  /** La bandera del botón del núcleo. */
  verNucleo: boolean;
  propio: Perfil | null;
  nucleo: readonly Relative[];
  /** De quién es el perfil que se abre, si no es el propio. */
  familiar: Relative | null;
  perfil: Perfil | null;
  /** Una parte de la página pidió leer otra vez. */
  porReleer: boolean;
  /** La que dice la dirección con que se abre la página; después, la primera. */
  pedida: Seccion;
  seccion: Seccion;
  /** Las que ya se abrieron: no pierden lo que se escriba o se pida en ellas. */
  abiertas: readonly Seccion[];
  plan: number;
  tipo: ConsumptionKind;
  consumos: Reply<typeof consumosAfiliado>;
  /** A quién no se puede abrir. */
  negado: number | null;
}

export type Evento =
  | { type: 'LUGAR'; lugar: number | null }
  | { type: 'PERMISO'; verNucleo: boolean }
  | { type: 'EN_LINEA' }
  | { type: 'REINTENTAR' }
  | { type: 'RELEER' }
  | { type: 'VER_SECCION'; seccion: Seccion }
  | { type: 'VER_PLAN'; plan: number }
  | { type: 'VER_CONSUMOS' }
  | { type: 'ELEGIR_TIPO'; tipo: ConsumptionKind }
  | { type: 'VER_NUCLEO' }
  | { type: 'ELEGIR_FAMILIAR'; lugar: number }
  | { type: 'VER_SOLICITUDES' }
  | { type: 'CERRAR' }
  | { type: 'xstate.done.actor.consultarPerfil'; output: Perfil }
  | { type: 'xstate.done.actor.consultarFamiliar'; output: Perfil }
  | { type: 'xstate.done.actor.releerPerfil'; output: Perfil }
  | { type: 'xstate.done.actor.consultarConsumos'; output: Reply<typeof consumosAfiliado> };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const profileMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'codigoAfiliado' | 'hoy' | 'lugar' | 'verNucleo' | 'pedida'>;
    events: Evento;
    tags: 'cargando' | 'error' | 'aviso';
  },
  actors: {
    vigilarPagina: fromCallback(falta),
    consultarPerfil: fromPromise<Perfil, Request<typeof datospersonales>>(falta),
    consultarFamiliar: fromPromise<Perfil, Request<typeof datospersonales>>(falta),
    releerPerfil: fromPromise<Perfil, Request<typeof datospersonales>>(falta),
    consultarConsumos: fromPromise<Reply<typeof consumosAfiliado>, Request<typeof consumosAfiliado>>(falta),
  },
  delays: { limite: falta },
  guards: {
    mismoLugar: ({ context, event }) => event.type === 'LUGAR' && event.lugar === context.lugar,
    sinPerfilPropio: ({ context }) => context.propio === null,
    esPropio: ({ context }) => context.lugar === null,
    noEstaEnElNucleo: falta,
    esMayor: ({ context }) => context.nucleo.some(({ lugar, mayorEdad }) => lugar === context.lugar && mayorEdad),
    yaEsMayor: falta,
    porReleer: ({ context }) => context.porReleer,
    puedeVerNucleo: falta,
    viendoPlanes: ({ context }) => context.seccion === 'afiliacion',
    eligeAMayor: ({ context, event }) =>
      event.type === 'ELEGIR_FAMILIAR' &&
      context.nucleo.some(({ lugar, mayorEdad }) => lugar === event.lugar && mayorEdad),
    hayConsumos: ({ event }) => event.type === 'xstate.done.actor.consultarConsumos' && event.output.length > 0,
  },
  actions: {
    registrarFallo: falta,
    irAFamiliar: falta,
    anotarResultado: falta,
    anotarPropio: falta,
    anotarLugar: assign({
      lugar: ({ context, event }) => (event.type === 'LUGAR' ? event.lugar : context.lugar),
    }),
    anotarPermiso: assign({
      verNucleo: ({ context, event }) => (event.type === 'PERMISO' ? event.verNucleo : context.verNucleo),
    }),
    empezar: assign({
      familiar: null,
      perfil: null,
      porReleer: false,
      seccion: ({ context }) => context.pedida,
      abiertas: ({ context }) => [context.pedida],
      pedida: 'personales',
      plan: 0,
      negado: null,
    }),
    mostrarPropio: assign({ perfil: ({ context }) => context.propio }),
    anotarFamiliar: assign({
      familiar: ({ context }) => context.nucleo.find(({ lugar }) => lugar === context.lugar) ?? null,
    }),
    anotarPerfil: assign({
      perfil: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarFamiliar' ? event.output : context.perfil,
    }),
    anotarRelectura: falta,
    pedirRelectura: assign({ porReleer: true }),
    darPorReleido: assign({ porReleer: false }),
    anotarSeccion: assign({
      seccion: ({ context, event }) => (event.type === 'VER_SECCION' ? event.seccion : context.seccion),
      abiertas: ({ context, event }) =>
        event.type === 'VER_SECCION' && !context.abiertas.includes(event.seccion)
          ? [...context.abiertas, event.seccion]
          : context.abiertas,
    }),
    anotarPlan: assign({ plan: ({ context, event }) => (event.type === 'VER_PLAN' ? event.plan : context.plan) }),
    anotarTipo: assign({ tipo: ({ context, event }) => (event.type === 'ELEGIR_TIPO' ? event.tipo : context.tipo) }),
    anotarConsumos: falta,
    anotarNegado: assign({
      negado: ({ context, event }) => (event.type === 'ELEGIR_FAMILIAR' ? event.lugar : context.negado),
    }),
    olvidarNegado: assign({ negado: null }),
  },
}).createMachine({
  id: 'profile',
  description: 'El perfil de quien entró y de su núcleo, con sus planes y consumos.',
  context: ({ input }) => ({
    ...input,
    propio: null,
    nucleo: [],
    familiar: null,
    perfil: null,
    porReleer: false,
    seccion: 'personales',
    abiertas: [],
    plan: 0,
    tipo: 'todos',
    consumos: [],
    negado: null,
    respuesta: null,
    problema: null,
  }),
  invoke: {
    id: 'vigilarPagina',
    src: 'vigilarPagina',
    onError: { description: 'Sin avisos de la dirección ni de la red: queda lo que se ve.' },
  },
  initial: 'cargando',
  on: {
    LUGAR: [
      { guard: 'mismoLugar', description: 'La dirección dice lo mismo.' },
      { guard: 'sinPerfilPropio', description: 'Aún no se conoce el núcleo.', actions: 'anotarLugar' },
      { description: 'La dirección lleva a otra persona.', target: '.eligiendo', actions: 'anotarLugar' },
    ],
    PERMISO: { description: 'La bandera del núcleo familiar.', actions: 'anotarPermiso' },
  },
  states: {
    cargando: {
      description: 'Se pide el perfil propio: de él sale también el núcleo.',
      tags: 'cargando',
      meta: { pantalla: 'Perfil', requisitos: ['PROF-04', 'PROF-17'] },
      invoke: {
        id: 'consultarPerfil',
        src: 'consultarPerfil',
        input: ({ context }) => ({ query: { codigoAfiliado: context.codigoAfiliado } }),
        onDone: { target: 'eligiendo', actions: 'anotarPropio' },
        onError: { target: 'fallida', actions: 'anotarResultado' },
      },
      after: { limite: { target: 'fallida', actions: 'anotarResultado' } },
    },
    fallida: {
      description: 'No se pudo leer el perfil. Se puede reintentar; al volver la conexión se intenta otra vez.',
      tags: 'error',
      meta: { pantalla: 'Perfil' },
      on: { REINTENTAR: { target: 'cargando' }, EN_LINEA: { target: 'cargando' } },
    },
    eligiendo: {
      description:
        'El perfil propio llegó: aquí se añade lo que además deba pedirse tras él. La dirección dice de quién se muestran los datos.',
      meta: { requisitos: ['PROF-18', 'PROF-19', 'PROF-47'] },
      entry: 'empezar',
      always: [
        { guard: 'esPropio', target: 'mostrando', actions: 'mostrarPropio' },
        { guard: 'noEstaEnElNucleo', target: 'inexistente' },
        { guard: 'esMayor', target: 'negada', actions: 'anotarFamiliar' },
        { description: 'Un menor del núcleo.', target: 'cargandoFamiliar', actions: 'anotarFamiliar' },
      ],
    },
    inexistente: {
      description: 'En ese lugar del núcleo no hay nadie, o el núcleo no se ofrece a este afiliado.',
      tags: 'aviso',
      meta: { pantalla: 'Perfil', requisitos: ['PROF-16'] },
    },
    negada: {
      description: 'Es mayor de edad: su perfil es solo suyo.',
      tags: 'aviso',
      meta: {
        pantalla: 'Perfil',
        requisitos: ['PROF-19'],
        mensaje: 'No se puede acceder al perfil de dependientes mayores de edad',
      },
    },
    cargandoFamiliar: {
      description: 'Se pide el perfil del menor.',
      tags: 'cargando',
      meta: { pantalla: 'Perfil', requisitos: ['PROF-18'] },
      invoke: {
        id: 'consultarFamiliar',
        src: 'consultarFamiliar',
        input: ({ context }) => ({ query: { codigoAfiliado: context.familiar?.codigoAfiliado ?? '' } }),
        onDone: [
          {
            guard: 'yaEsMayor',
            description: 'Su fecha de nacimiento dice que ya es mayor.',
            target: 'negada',
          },
          { target: 'mostrando', actions: 'anotarPerfil' },
        ],
        onError: { target: 'fallidoFamiliar', actions: 'anotarResultado' },
      },
      after: { limite: { target: 'fallidoFamiliar', actions: 'anotarResultado' } },
    },
    fallidoFamiliar: {
      description: 'No se pudo leer el perfil del menor. Se puede reintentar o volver al propio.',
      tags: 'error',
      meta: { pantalla: 'Perfil' },
      on: { REINTENTAR: { target: 'cargandoFamiliar' }, EN_LINEA: { target: 'cargandoFamiliar' } },
    },
    mostrando: {
      description: 'El perfil de quien dice la dirección.',
      initial: 'quieto',
      on: {
        RELEER: { description: 'Se leerá al cerrar lo que está encima.', actions: 'pedirRelectura' },
        VER_SECCION: { actions: 'anotarSeccion' },
        VER_PLAN: { guard: 'viendoPlanes', actions: 'anotarPlan' },
        VER_CONSUMOS: { guard: 'viendoPlanes', target: '.consumos' },
        VER_NUCLEO: [
          { guard: 'puedeVerNucleo', target: '.nucleo' },
          { description: 'Solo el titular, con la bandera, y en su propio perfil.' },
        ],
        VER_SOLICITUDES: { target: '.solicitudes' },
      },
      states: {
        quieto: {
          description: 'El perfil: datos personales, planes, contacto y seguridad, cada parte en su lugar.',
          meta: {
            pantalla: 'Perfil',
            requisitos: ['PROF-01', 'PROF-02', 'PROF-03', 'PROF-07', 'PROF-08', 'PROF-09', 'PROF-20'],
          },
          on: {
            RELEER: { description: 'Lo pide una parte de la página.', target: 'releyendo', actions: 'pedirRelectura' },
          },
        },
        volviendo: {
          description: 'Se cerró lo que estaba encima.',
          always: [
            { guard: 'porReleer', description: 'Lo que quedó por leer.', target: 'releyendo' },
            { description: 'Nada que leer otra vez.', target: 'quieto' },
          ],
        },
        releyendo: {
          description: 'Se lee otra vez, y mientras tanto se sigue viendo lo que había.',
          meta: { pantalla: 'Perfil' },
          invoke: {
            id: 'releerPerfil',
            src: 'releerPerfil',
            input: ({ context }) => ({
              query: { codigoAfiliado: context.familiar?.codigoAfiliado ?? context.codigoAfiliado },
            }),
            onDone: { target: 'quieto', actions: ['darPorReleido', 'anotarRelectura'] },
            onError: { target: 'quieto', actions: ['darPorReleido', 'registrarFallo'] },
          },
          on: { RELEER: { description: 'Algo más cambió mientras se leía.', target: 'releyendo', reenter: true } },
          after: { limite: { target: 'quieto', actions: ['darPorReleido', 'registrarFallo'] } },
        },
        nucleo: {
          description: 'El núcleo familiar y el complementario. Un menor se abre; un mayor no.',
          meta: { pantalla: 'Núcleo familiar', requisitos: ['PROF-16', 'PROF-17', 'PROF-18', 'PROF-19'] },
          entry: 'olvidarNegado',
          on: {
            ELEGIR_FAMILIAR: [
              {
                guard: 'eligeAMayor',
                description: 'No se puede acceder al perfil de dependientes mayores de edad.',
                actions: 'anotarNegado',
              },
              { description: 'Se pide que la dirección diga su lugar.', target: 'yendo', actions: 'irAFamiliar' },
            ],
            CERRAR: { target: 'volviendo' },
          },
        },
        yendo: {
          description:
            'Se va al perfil de un menor cuando la dirección lo diga. Antes puede preguntarse por lo que no se guardó: quien se queda sigue en el suyo.',
          meta: { pantalla: 'Perfil', requisitos: ['PROF-18'] },
          on: {
            RELEER: { description: 'Lo pide una parte de la página.', target: 'releyendo', actions: 'pedirRelectura' },
          },
        },
        solicitudes: {
          description: 'El menú «Nueva solicitud»: los tipos de formulario.',
          meta: { pantalla: 'Nueva solicitud', requisitos: ['PROF-45'] },
          on: { CERRAR: { target: 'volviendo' } },
        },
        consumos: {
          description: 'Los últimos consumos, sobre la página.',
          initial: 'cargando',
          on: {
            ELEGIR_TIPO: { target: '.cargando', actions: 'anotarTipo' },
            CERRAR: { target: 'volviendo' },
          },
          states: {
            cargando: {
              description: 'Se piden los consumos de quien se está viendo: todos, de medicamentos o de alto costo.',
              tags: 'cargando',
              meta: { pantalla: 'Últimos consumos', requisitos: ['PROF-12', 'PROF-14', 'PROF-15'] },
              invoke: {
                id: 'consultarConsumos',
                src: 'consultarConsumos',
                input: ({ context }) => ({
                  query: {
                    codigoAfiliado: context.familiar?.codigoAfiliado ?? context.codigoAfiliado,
                    tipo: context.tipo === 'medicamentos' ? '6' : '0',
                    altoCosto: context.tipo === 'altoCosto',
                  },
                }),
                onDone: [
                  { guard: 'hayConsumos', target: 'cargado', actions: 'anotarConsumos' },
                  { description: 'No hubo ninguno.', target: 'vacio' },
                ],
                onError: { target: 'fallido', actions: 'anotarResultado' },
              },
              after: { limite: { target: 'fallido', actions: 'anotarResultado' } },
            },
            cargado: {
              description: 'Los últimos cinco.',
              meta: { pantalla: 'Últimos consumos', requisitos: ['PROF-12', 'PROF-13'] },
            },
            vacio: { description: 'Ninguno de ese tipo.', meta: { pantalla: 'Últimos consumos' } },
            fallido: {
              description: 'No se pudieron leer. Se puede reintentar.',
              tags: 'error',
              meta: { pantalla: 'Últimos consumos' },
              on: { REINTENTAR: { target: 'cargando' }, EN_LINEA: { target: 'cargando' } },
            },
          },
        },
      },
    },
  },
});
