import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply } from '../../domain/contract/endpoint';
import type { sesionesAbiertas } from '../../domain/contract/extras/sesiones';
import type { Fetching } from '../fetching/fetching.machine';

export type Abiertas = Reply<typeof sesionesAbiertas>;
export type Sesion = Abiertas['sesiones'][number];
/** Nulo: todas menos esta. */
export type Objetivo = Sesion | null;

interface Contexto extends CallResult {
  /** El servidor dice que las tiene. */
  ofrecidas: boolean;
  /** Como las sabe el servidor; esta va primero. */
  abiertas: Abiertas;
  /** Lo que se pidió cerrar. */
  objetivo: Objetivo;
}

export type Evento =
  | { type: 'CERRAR'; objetivo: Objetivo }
  | { type: 'CONFIRMAR' }
  | { type: 'CANCELAR' }
  | { type: 'REINTENTAR' }
  | { type: 'VOLVIO' }
  | { type: 'EN_LINEA' }
  | { type: 'xstate.done.actor.leer'; output: Abiertas | null }
  | { type: 'xstate.done.actor.releer'; output: Abiertas | null }
  | { type: 'xstate.done.actor.comprobar'; output: Abiertas | null }
  | { type: 'xstate.done.actor.cerrar'; output: Abiertas | null };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const openSessionsMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'ofrecidas'>;
    events: Evento;
    children: { leer: 'consultarSesiones' };
    tags: 'cargando' | 'error' | 'aviso' | 'terminal';
  },
  actors: {
    consultarSesiones: falta as unknown as Fetching<Abiertas | null>,
    releerSesiones: fromPromise<Abiertas | null>(falta),
    cerrarSesiones: fromPromise<Abiertas | null, Objetivo>(falta),
    vigilarPagina: fromCallback(falta),
  },
  delays: { limiteLectura: falta, limiteEnvio: falta },
  guards: {
    ofrecidas: ({ context }) => context.ofrecidas,
    yaNoLasHay: ({ event }) => 'output' in event && event.output === null,
    quedoCerrada: falta,
  },
  actions: {
    anotarSesiones: assign({
      abiertas: ({ context, event }) => ('output' in event && event.output !== null ? event.output : context.abiertas),
    }),
    anotarObjetivo: assign({
      objetivo: ({ context, event }) => (event.type === 'CERRAR' ? event.objetivo : context.objetivo),
      respuesta: null,
      problema: null,
    }),
    anotarResultado: falta,
  },
}).createMachine({
  id: 'openSessions',
  description: 'Dónde está abierta la cuenta del afiliado, y cerrarla en los otros dispositivos, en su perfil.',
  context: ({ input }) => ({
    ...input,
    abiertas: { sesiones: [], mas: 0 },
    objetivo: null,
    respuesta: null,
    problema: null,
  }),
  initial: 'empezando',
  states: {
    empezando: {
      description: 'Se mira si el servidor dice dónde está abierta la cuenta. Si no, no se pide nada.',
      always: [
        { guard: 'ofrecidas', target: 'leyendo' },
        { description: 'El servidor no lo dice.', target: 'ausente' },
      ],
    },
    leyendo: {
      description: 'Se piden las sesiones abiertas. Si fallan, su lugar lo dice y se pueden pedir otra vez.',
      invoke: {
        id: 'leer',
        src: 'consultarSesiones',
        onDone: [
          { guard: 'yaNoLasHay', description: 'El servidor no las tiene.', target: 'ausente' },
          { target: 'mostrando', actions: 'anotarSesiones' },
        ],
      },
    },
    mostrando: {
      description: 'Se ve dónde está abierta la cuenta: este dispositivo primero.',
      invoke: {
        id: 'vigilarPagina',
        src: 'vigilarPagina',
        onError: { description: 'Sin avisos del navegador: queda lo que se ve.' },
      },
      initial: 'quieto',
      states: {
        quieto: {
          description: 'Se ve lo que sabe el servidor.',
          on: { CERRAR: { target: 'preguntando', actions: 'anotarObjetivo' }, VOLVIO: { target: 'releyendo' } },
        },
        releyendo: {
          description: 'La página vuelve a la vista: se pregunta en silencio; si falla, queda lo que se ve.',
          tags: 'cargando',
          invoke: {
            id: 'releer',
            src: 'releerSesiones',
            onDone: [
              { guard: 'yaNoLasHay', target: '#openSessions.ausente' },
              { target: 'quieto', actions: 'anotarSesiones' },
            ],
            onError: { target: 'quieto' },
          },
          after: { limiteLectura: { target: 'quieto' } },
          on: { CERRAR: { target: 'preguntando', actions: 'anotarObjetivo' } },
        },
        preguntando: {
          description: 'Diálogo: ¿se cierra esa sesión, o todas las otras?',
          tags: 'aviso',
          meta: { pantalla: '¿Cerrar la sesión?' },
          on: { CONFIRMAR: { target: 'cerrando' }, CANCELAR: { target: 'quieto' } },
        },
        cerrando: {
          description: 'Se pide cerrar. Mientras tanto no se pide otra cosa.',
          tags: 'cargando',
          invoke: {
            id: 'cerrar',
            src: 'cerrarSesiones',
            input: ({ context }) => context.objetivo,
            onDone: [
              { guard: 'yaNoLasHay', description: 'No hubo respuesta que leer.', target: 'comprobando' },
              { target: 'cerrada', actions: 'anotarSesiones' },
            ],
            onError: { description: 'No se sabe si se cerró.', target: 'comprobando', actions: 'anotarResultado' },
          },
          after: { limiteEnvio: { target: 'comprobando', actions: 'anotarResultado' } },
        },
        comprobando: {
          description: 'No se sabe si se cerró: se pregunta qué sigue abierto antes de decir nada.',
          tags: 'cargando',
          invoke: {
            id: 'comprobar',
            src: 'releerSesiones',
            onDone: [
              { guard: 'yaNoLasHay', target: '#openSessions.ausente' },
              { guard: 'quedoCerrada', description: 'Se había cerrado.', target: 'cerrada', actions: 'anotarSesiones' },
              { description: 'Sigue abierta.', target: 'noCerrada', actions: 'anotarSesiones' },
            ],
            onError: { target: 'sinConfirmar' },
          },
          after: { limiteLectura: { target: 'sinConfirmar' } },
        },
        cerrada: {
          description: 'Está cerrada, y se dice.',
          on: { CERRAR: { target: 'preguntando', actions: 'anotarObjetivo' }, VOLVIO: { target: 'releyendo' } },
        },
        noCerrada: {
          description: 'Sigue abierta: se dice, y se puede pedir otra vez.',
          tags: 'error',
          on: {
            REINTENTAR: { target: 'cerrando' },
            CERRAR: { target: 'preguntando', actions: 'anotarObjetivo' },
            VOLVIO: { target: 'releyendo' },
          },
        },
        sinConfirmar: {
          description: 'No se pudo saber si se cerró. Al volver la conexión se pregunta otra vez.',
          tags: 'error',
          on: {
            REINTENTAR: { target: 'cerrando' },
            CERRAR: { target: 'preguntando', actions: 'anotarObjetivo' },
            VOLVIO: { target: 'comprobando' },
            EN_LINEA: { target: 'comprobando' },
          },
        },
      },
    },
    ausente: { description: 'El servidor no lo dice: en el perfil no hay nada de esto.', type: 'final' },
  },
});
