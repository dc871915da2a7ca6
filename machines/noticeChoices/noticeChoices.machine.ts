import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { avisosAfiliado, cambiarAviso } from '../../domain/contract/extras/avisos';
import type { Fetching } from '../fetching/fetching.machine';

export type Avisos = Reply<typeof avisosAfiliado>;
export type Cambio = Request<typeof cambiarAviso>['body'] & { activo: boolean };

interface Contexto extends CallResult {
  /** El servidor dice que los tiene. */
  ofrecidos: boolean;
  /** Como los sabe el servidor. */
  avisos: Avisos;
  /** El último cambio pedido. */
  cambio: Cambio | null;
}

export type Evento =
  | { type: 'CAMBIAR'; cambio: Cambio }
  | { type: 'REINTENTAR' }
  | { type: 'VOLVIO' }
  | { type: 'EN_LINEA' }
  | { type: 'xstate.done.actor.leer'; output: Avisos | null }
  | { type: 'xstate.done.actor.releer'; output: Avisos | null }
  | { type: 'xstate.done.actor.comprobar'; output: Avisos | null }
  | { type: 'xstate.done.actor.guardar'; output: Avisos | null }
  | { type: 'xstate.error.actor.guardar'; error: unknown }
  | { type: 'xstate.error.actor.comprobar'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const noticeChoicesMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'ofrecidos'>;
    events: Evento;
    children: { leer: 'consultarAvisos' };
    tags: 'cargando' | 'error' | 'terminal';
  },
  actors: {
    consultarAvisos: falta as unknown as Fetching<Avisos | null>,
    releerAvisos: fromPromise<Avisos | null>(falta),
    guardarAviso: fromPromise<Avisos | null, Cambio>(falta),
    vigilarPagina: fromCallback(falta),
  },
  delays: { limiteLectura: falta, limiteEnvio: falta },
  guards: {
    ofrecidos: ({ context }) => context.ofrecidos,
    yaNoLosHay: ({ event }) => 'output' in event && event.output === null,
    quedo: falta,
    rechazo: falta,
  },
  actions: {
    anotarAvisos: assign({
      avisos: ({ context, event }) => ('output' in event && event.output !== null ? event.output : context.avisos),
    }),
    anotarCambio: assign({
      cambio: ({ context, event }) => (event.type === 'CAMBIAR' ? event.cambio : context.cambio),
      respuesta: null,
      problema: null,
    }),
    anotarResultado: falta,
  },
}).createMachine({
  id: 'noticeChoices',
  description:
    'Lo que se avisa al afiliado por correo, y lo que él puede apagar, en los datos de contacto de su perfil.',
  context: ({ input }) => ({ ...input, avisos: [], cambio: null, respuesta: null, problema: null }),
  initial: 'empezando',
  states: {
    empezando: {
      description: 'Se mira si el servidor ofrece avisos que se pueden elegir. Si no, no se pide nada.',
      always: [
        { guard: 'ofrecidos', target: 'leyendo' },
        { description: 'El servidor no los ofrece.', target: 'ausente' },
      ],
    },
    leyendo: {
      description: 'Se piden los avisos. Si fallan, su lugar lo dice y se pueden pedir otra vez.',
      invoke: {
        id: 'leer',
        src: 'consultarAvisos',
        onDone: [
          { guard: 'yaNoLosHay', description: 'El servidor no los tiene.', target: 'ausente' },
          { target: 'mostrando', actions: 'anotarAvisos' },
        ],
      },
    },
    mostrando: {
      description: 'Se ven los avisos por correo: los que se pueden apagar y los que no, con su motivo.',
      invoke: {
        id: 'vigilarPagina',
        src: 'vigilarPagina',
        onError: { description: 'Sin avisos del navegador: queda lo que se ve.' },
      },
      initial: 'quieto',
      states: {
        quieto: {
          description: 'Cada aviso está como lo sabe el servidor.',
          on: { CAMBIAR: { target: 'guardando', actions: 'anotarCambio' }, VOLVIO: { target: 'releyendo' } },
        },
        releyendo: {
          description:
            'La página vuelve a la vista: quizá se cambió algo en otra pestaña. Se pregunta en silencio; si falla, queda lo que se ve.',
          tags: 'cargando',
          invoke: {
            id: 'releer',
            src: 'releerAvisos',
            onDone: [
              { guard: 'yaNoLosHay', target: '#noticeChoices.ausente' },
              { target: 'quieto', actions: 'anotarAvisos' },
            ],
            onError: { target: 'quieto' },
          },
          after: { limiteLectura: { target: 'quieto' } },
          on: { CAMBIAR: { target: 'guardando', actions: 'anotarCambio' } },
        },
        guardando: {
          description: 'Se guarda un cambio. Los demás esperan, y pulsar otra vez no envía nada.',
          tags: 'cargando',
          invoke: {
            id: 'guardar',
            src: 'guardarAviso',
            input: ({ context }) => context.cambio ?? { tipo: '', canal: '', activo: true },
            onDone: [
              { guard: 'yaNoLosHay', description: 'No hubo respuesta que leer.', target: 'comprobando' },
              { target: 'guardado', actions: 'anotarAvisos' },
            ],
            onError: [
              { guard: 'rechazo', target: 'rechazado', actions: 'anotarResultado' },
              { description: 'No se sabe si se guardó.', target: 'comprobando', actions: 'anotarResultado' },
            ],
          },
          after: { limiteEnvio: { target: 'comprobando', actions: 'anotarResultado' } },
        },
        comprobando: {
          description: 'No se sabe si el cambio se guardó: se pregunta cómo está antes de decir nada.',
          tags: 'cargando',
          invoke: {
            id: 'comprobar',
            src: 'releerAvisos',
            onDone: [
              { guard: 'yaNoLosHay', target: '#noticeChoices.ausente' },
              { guard: 'quedo', description: 'Se había guardado.', target: 'guardado', actions: 'anotarAvisos' },
              { description: 'No se guardó.', target: 'noGuardado', actions: 'anotarAvisos' },
            ],
            onError: { target: 'sinConfirmar' },
          },
          after: { limiteLectura: { target: 'sinConfirmar' } },
        },
        guardado: {
          description: 'El cambio está guardado, y se dice.',
          on: { CAMBIAR: { target: 'guardando', actions: 'anotarCambio' }, VOLVIO: { target: 'releyendo' } },
        },
        rechazado: {
          description: 'El servidor no acepta el cambio: se dice con su frase, y el aviso queda como estaba.',
          tags: 'error',
          on: { CAMBIAR: { target: 'guardando', actions: 'anotarCambio' }, VOLVIO: { target: 'releyendo' } },
        },
        noGuardado: {
          description: 'El cambio no se guardó: el aviso queda como estaba, y se puede pedir otra vez.',
          tags: 'error',
          on: {
            REINTENTAR: { target: 'guardando' },
            CAMBIAR: { target: 'guardando', actions: 'anotarCambio' },
            VOLVIO: { target: 'releyendo' },
          },
        },
        sinConfirmar: {
          description:
            'No se pudo saber si se guardó: el aviso se ve como se sabía. Al volver la conexión se pregunta otra vez.',
          tags: 'error',
          on: {
            REINTENTAR: { target: 'guardando' },
            CAMBIAR: { target: 'guardando', actions: 'anotarCambio' },
            VOLVIO: { target: 'comprobando' },
            EN_LINEA: { target: 'comprobando' },
          },
        },
      },
    },
    ausente: { description: 'El servidor no los tiene: en el perfil no hay nada de esto.', type: 'final' },
  },
});
