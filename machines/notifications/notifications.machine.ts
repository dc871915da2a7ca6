import { assign, fromPromise, setup } from 'xstate';
import type { Reply } from '../../domain/contract/endpoint';
import type { enlacesNotificaciones } from '../../domain/contract/extras/notificaciones-enlaces';
import type { consCentralNotificaciones } from '../../domain/contract/notificacion';
import type { Notification } from '../../domain/rules/notices/notifications';
import type { Fetching } from '../fetching/fetching.machine';

export type Enlaces = Reply<typeof enlacesNotificaciones>;

interface Contexto {
  codigoAfiliado: string;
  regimen: string;
  /** Nulo: todavía se está pidiendo. Vacío: no se sabe. */
  plan: string | null;
  items: readonly Notification[];
  paginas: number;
  hayMas: boolean;
  /** Los códigos de las que se han abierto alguna vez en este navegador. */
  leidas: readonly string[];
  /** La que está abierta; vacío: ninguna. */
  abierta: string;
  /** Las que muestran todo su texto. */
  completas: readonly string[];
  /** De qué página trata cada una; vacío: no se sabe, o el servicio no lo dice. */
  enlaces: Enlaces;
}

export type Pregunta = Pick<Contexto, 'codigoAfiliado' | 'regimen' | 'plan'> & { pagina: number };

export type Evento =
  | { type: 'ENCENDER' }
  | { type: 'APAGAR' }
  | { type: 'PLAN'; plan: string }
  | { type: 'ABRIR' }
  | { type: 'EXPANDIR'; codigo: string }
  | { type: 'ALTERNAR_TEXTO'; codigo: string }
  | { type: 'VER_MAS' }
  | { type: 'REINTENTAR' }
  | { type: 'EN_LINEA' }
  | { type: 'xstate.done.actor.consultarPrimera'; output: Reply<typeof consCentralNotificaciones> }
  | { type: 'xstate.done.actor.actualizarPrimera'; output: Reply<typeof consCentralNotificaciones> }
  | { type: 'xstate.done.actor.consultarSiguiente'; output: Reply<typeof consCentralNotificaciones> }
  | { type: 'xstate.done.actor.enlaces'; output: Enlaces };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const notificationsMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'codigoAfiliado' | 'regimen' | 'leidas'>;
    events: Evento;
    children: { enlaces: 'consultarEnlaces' };
    tags: 'cargando' | 'error';
  },
  actors: {
    consultarNotificaciones: fromPromise<Reply<typeof consCentralNotificaciones>, Pregunta>(falta),
    consultarEnlaces: falta as unknown as Fetching<Enlaces, number>,
  },
  delays: { limite: falta, esperaPlan: falta, vigencia: falta },
  guards: {
    sinPlan: ({ context }) => context.plan === null,
    ninguna: ({ event }) => 'output' in event && event.output.length === 0,
    hayMas: ({ context }) => context.hayMas,
    estaAbierta: ({ context, event }) => event.type === 'EXPANDIR' && event.codigo === context.abierta,
    estaCompleta: ({ context, event }) => event.type === 'ALTERNAR_TEXTO' && context.completas.includes(event.codigo),
  },
  actions: {
    registrarFallo: falta,
    guardarLeidas: falta,
    anotarPlan: assign({ plan: ({ context, event }) => (event.type === 'PLAN' ? event.plan : context.plan) }),
    anotarPrimera: falta,
    anotarSiguiente: falta,
    contarPagina: assign({
      paginas: ({ context }) => context.paginas + 1,
      hayMas: ({ context, event }) => ('output' in event ? event.output.length >= 10 : context.hayMas),
    }),
    anotarEnlaces: assign({
      enlaces: ({ context, event }) => (event.type === 'xstate.done.actor.enlaces' ? event.output : context.enlaces),
    }),
    abrir: assign({
      abierta: ({ context, event }) => (event.type === 'EXPANDIR' ? event.codigo : context.abierta),
    }),
    cerrar: assign({ abierta: '' }),
    marcarLeida: assign({
      leidas: ({ context, event }) =>
        event.type === 'EXPANDIR' && !context.leidas.includes(event.codigo)
          ? context.leidas.concat(event.codigo)
          : context.leidas,
    }),
    completar: assign({
      completas: ({ context, event }) =>
        event.type === 'ALTERNAR_TEXTO' ? context.completas.concat(event.codigo) : context.completas,
    }),
    recortar: assign({
      completas: ({ context, event }) =>
        event.type === 'ALTERNAR_TEXTO'
          ? context.completas.filter((codigo) => codigo !== event.codigo)
          : context.completas,
    }),
  },
}).createMachine({
  id: 'notifications',
  description: 'La campana y la lista de notificaciones.',
  context: ({ input }) => ({
    ...input,
    plan: null,
    items: [],
    paginas: 0,
    hayMas: false,
    abierta: '',
    completas: [],
    enlaces: [],
  }),
  initial: 'apagada',
  on: {
    APAGAR: { description: 'La función verNotificaciones se apagó.', target: '.apagada' },
    PLAN: { actions: 'anotarPlan' },
  },
  states: {
    apagada: {
      description: 'La función verNotificaciones está apagada, o no se sabe: no hay campana y no se pide nada.',
      meta: { requisitos: ['FLAG-03', 'SHELL-06'] },
      on: {
        ENCENDER: [
          { guard: 'sinPlan', target: 'esperandoPlan' },
          { description: 'Ya se sabe con qué plan preguntar.', target: 'cargando' },
        ],
      },
    },
    esperandoPlan: {
      description: 'La consulta lleva el plan, que se está pidiendo. Si no llega se pregunta sin él.',
      tags: 'cargando',
      on: { PLAN: { target: 'cargando', actions: 'anotarPlan' } },
      after: { esperaPlan: { target: 'cargando' } },
    },
    cargando: {
      description: 'Se piden las diez primeras.',
      tags: 'cargando',
      meta: { requisitos: ['NOTIF-10', 'NOTIF-11'] },
      invoke: {
        id: 'consultarPrimera',
        src: 'consultarNotificaciones',
        input: ({ context: { codigoAfiliado, regimen, plan } }) => ({ codigoAfiliado, regimen, plan, pagina: 1 }),
        onDone: [
          { guard: 'ninguna', target: 'vacia', actions: 'anotarPrimera' },
          { target: 'lista', actions: 'anotarPrimera' },
        ],
        onError: { target: 'fallida', actions: 'registrarFallo' },
      },
      after: { limite: { target: 'fallida', actions: 'registrarFallo' } },
    },
    fallida: {
      description: 'No se pudieron pedir. Se dice dentro de la lista, y se puede reintentar.',
      tags: 'error',
      on: {
        REINTENTAR: { target: 'cargando' },
        EN_LINEA: { target: 'cargando' },
        ABRIR: { description: 'Se abrió otra vez la campana.', target: 'cargando' },
      },
    },
    vacia: {
      description: '«No tienes notificaciones».',
      meta: { requisitos: ['NOTIF-05'] },
      initial: 'fresca',
      states: {
        fresca: {
          description: 'Se acaba de preguntar.',
          after: { vigencia: { target: 'vieja' } },
        },
        vieja: {
          description: 'Se preguntó hace más de un minuto.',
          on: { ABRIR: { target: '#notifications.cargando' } },
        },
      },
    },
    lista: {
      description: 'Hay notificaciones. Se abre una a la vez, y abrirla la marca como leída.',
      meta: { requisitos: ['NOTIF-02', 'NOTIF-03', 'NOTIF-04', 'NOTIF-07', 'NOTIF-12'] },
      initial: 'fresca',
      on: {
        EXPANDIR: [
          { guard: 'estaAbierta', actions: 'cerrar' },
          { description: 'La que estaba abierta se cierra.', actions: ['abrir', 'marcarLeida', 'guardarLeidas'] },
        ],
        ALTERNAR_TEXTO: [
          { guard: 'estaCompleta', description: '«mostrar menos».', actions: 'recortar' },
          { description: '«mostrar más».', actions: 'completar' },
        ],
      },
      states: {
        fresca: {
          description:
            'Se acaba de preguntar. De qué página trata cada una se pide aparte: sin eso lo dicen sus palabras.',
          invoke: {
            id: 'enlaces',
            src: 'consultarEnlaces',
            input: ({ context }) => context.items.length,
            onDone: { description: 'Llevan a su página.', actions: 'anotarEnlaces' },
          },
          on: { VER_MAS: { guard: 'hayMas', target: 'cargandoMas' } },
          after: { vigencia: { target: 'vieja' } },
        },
        vieja: {
          description: 'Se preguntó hace más de un minuto: al abrir la campana se pregunta otra vez.',
          on: {
            ABRIR: { target: 'actualizando' },
            VER_MAS: { guard: 'hayMas', target: 'cargandoMas' },
          },
        },
        actualizando: {
          description: 'Se piden otra vez las diez primeras; mientras tanto valen las que había.',
          invoke: {
            id: 'actualizarPrimera',
            src: 'consultarNotificaciones',
            input: ({ context: { codigoAfiliado, regimen, plan } }) => ({ codigoAfiliado, regimen, plan, pagina: 1 }),
            onDone: [
              { guard: 'ninguna', target: '#notifications.vacia', actions: 'anotarPrimera' },
              { target: 'fresca', actions: 'anotarPrimera' },
            ],
            onError: { target: 'vieja', actions: 'registrarFallo' },
          },
          on: {
            VER_MAS: {
              guard: 'hayMas',
              description: 'Las siguientes van antes: las diez primeras se piden otra vez más tarde.',
              target: 'cargandoMas',
            },
          },
          after: { limite: { target: 'vieja', actions: 'registrarFallo' } },
        },
        cargandoMas: {
          description: 'Se piden las diez siguientes, y la lista se queda donde está.',
          tags: 'cargando',
          meta: { requisitos: ['NOTIF-13'] },
          invoke: {
            id: 'consultarSiguiente',
            src: 'consultarNotificaciones',
            input: ({ context: { codigoAfiliado, regimen, plan, paginas } }) => ({
              codigoAfiliado,
              regimen,
              plan,
              pagina: paginas + 1,
            }),
            onDone: { target: 'fresca', actions: ['anotarSiguiente', 'contarPagina'] },
            onError: { target: 'faltanMas', actions: 'registrarFallo' },
          },
          after: { limite: { target: 'faltanMas', actions: 'registrarFallo' } },
        },
        faltanMas: {
          description: 'No se pudieron pedir las siguientes. Las que había se conservan.',
          tags: 'error',
          on: {
            VER_MAS: { target: 'cargandoMas' },
            REINTENTAR: { target: 'cargandoMas' },
            EN_LINEA: { target: 'cargandoMas' },
            ABRIR: { target: 'actualizando' },
          },
        },
      },
    },
  },
});
