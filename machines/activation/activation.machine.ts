import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { activarCuenta } from '../../src/contract/autenticacion';
import type { Reply } from '../../src/contract/endpoint';
import type { KeptFailure } from '../../src/contract/kept-failure';
import type { LinkFault } from '../../src/contract/link-fault';
import type { LinkRefusal } from '../../src/contract/link-refusal';
import type { LinkReading } from '../../src/rules/links/link-reading';

interface Contexto {
  mensaje: string;
  falla: KeptFailure | null;
  /** Cada intento pedido lleva el foco a su resultado. */
  intentos: number;
}

export type Evento =
  | { type: 'REINTENTAR' }
  | { type: 'EN_LINEA' }
  | { type: 'IR_A_INICIAR_SESION' }
  | { type: 'PEDIR_ENLACE' }
  | { type: 'xstate.done.actor.leerEnlace'; output: LinkReading }
  | { type: 'xstate.done.actor.activarCuenta'; output: Reply<typeof activarCuenta> | LinkRefusal }
  | { type: 'xstate.error.actor.activarCuenta'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};

export const activationMachine = setup({
  types: {} as { context: Contexto; events: Evento; tags: 'cargando' | 'error' | 'terminal' },
  actors: {
    leerEnlace: fromPromise<LinkReading>(falta),
    activarCuenta: fromPromise<Reply<typeof activarCuenta> | LinkRefusal>(falta),
    vigilarRed: fromCallback(falta),
  },
  delays: { limiteLectura: falta, limiteActivar: falta, pausaRedireccion: falta },
  guards: {
    enlace: ({ event }, params: { es: LinkReading }) =>
      event.type === 'xstate.done.actor.leerEnlace' && event.output === params.es,
    enlaceRechazado: ({ event }, params: { es: LinkFault }) =>
      event.type === 'xstate.done.actor.activarCuenta' &&
      'enlaceRechazado' in event.output &&
      event.output.enlaceRechazado === params.es,
    codigo: ({ event }, params: { es: readonly number[] }) =>
      event.type === 'xstate.done.actor.activarCuenta' &&
      'codigoMensaje' in event.output &&
      typeof event.output.codigoMensaje === 'number' &&
      params.es.includes(event.output.codigoMensaje),
  },
  actions: {
    guardarMensaje: assign({
      mensaje: ({ event }) => (event.type === 'xstate.done.actor.activarCuenta' ? event.output.mensaje : ''),
      falla: null,
    }),
    anotarFalla: falta,
    contarIntento: assign({ intentos: ({ context }) => context.intentos + 1 }),
    avisarResultado: falta,
    navegar: (_, _params: { a: string }) => falta(),
  },
}).createMachine({
  id: 'activation',
  context: { mensaje: '', falla: null, intentos: 0 },
  invoke: {
    id: 'vigilarRed',
    src: 'vigilarRed',
    onError: { description: 'Sin avisos de la conexión: queda el botón.' },
  },
  initial: 'abriendo',
  states: {
    abriendo: {
      description: 'Se toma el código del enlace y se borra de la dirección.',
      tags: 'cargando',
      meta: { requisitos: ['ROUTE-29'] },
      invoke: {
        id: 'leerEnlace',
        src: 'leerEnlace',
        onDone: [
          { guard: { type: 'enlace', params: { es: 'ausente' } }, target: 'sinEnlace' },
          { guard: { type: 'enlace', params: { es: 'invalido' } }, target: 'invalido' },
          { description: 'Nada habla contra el enlace.', target: 'activando' },
        ],
        onError: { target: 'invalido' },
      },
      after: { limiteLectura: { target: 'invalido' } },
    },
    activando: {
      description: 'Se activa la cuenta sin que nadie pulse nada. Repetirlo no cambia nada más.',
      tags: 'cargando',
      meta: { pantalla: 'Activación de cuenta', requisitos: ['ACT-01', 'ACT-02'] },
      invoke: {
        id: 'activarCuenta',
        src: 'activarCuenta',
        onDone: [
          {
            guard: { type: 'codigo', params: { es: [1009] } },
            description: '1009: activada ahora o ya antes.',
            target: 'activada',
            actions: 'guardarMensaje',
          },
          { guard: { type: 'enlaceRechazado', params: { es: 'invalido' } }, target: 'invalido' },
          {
            description: 'Cualquier otro código, o un enlace vencido o usado.',
            target: 'rechazada',
            actions: 'guardarMensaje',
          },
        ],
        onError: { target: 'fallida', actions: 'anotarFalla' },
      },
      after: { limiteActivar: { target: 'fallida', actions: 'anotarFalla' } },
    },
    activada: {
      description: 'La cuenta está activa. Se dice, y en un momento se va a iniciar sesión.',
      meta: { pantalla: 'Activación de cuenta', mensaje: '1009', requisitos: ['ACT-03', 'ACT-04'] },
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
      after: { pausaRedireccion: { target: 'haciaLogin', actions: 'avisarResultado' } },
    },
    rechazada: {
      description: 'El servicio no la activó y dice por qué. Se puede reintentar o pedir otro enlace.',
      tags: 'error',
      meta: { pantalla: 'Activación de cuenta', requisitos: ['ACT-05', 'ACT-06', 'ACT-07'] },
      on: {
        REINTENTAR: { target: 'activando', actions: 'contarIntento' },
        PEDIR_ENLACE: { target: 'haciaReenvio' },
        IR_A_INICIAR_SESION: { target: 'haciaLogin' },
      },
    },
    fallida: {
      description: 'No se sabe si se activó: no hubo respuesta útil. Al volver la conexión se intenta otra vez.',
      tags: 'error',
      meta: { pantalla: 'Activación de cuenta', requisitos: ['ACT-05', 'ACT-07'] },
      on: {
        REINTENTAR: { target: 'activando', actions: 'contarIntento' },
        EN_LINEA: { target: 'activando' },
        IR_A_INICIAR_SESION: { target: 'haciaLogin' },
      },
    },
    sinEnlace: {
      description: 'La dirección no trae código: falta, o la página se recargó después de borrarlo.',
      tags: 'error',
      on: { PEDIR_ENLACE: { target: 'haciaReenvio' }, IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
    },
    invalido: {
      description: 'El código está dañado o nadie lo conoce.',
      tags: 'error',
      on: { PEDIR_ENLACE: { target: 'haciaReenvio' }, IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
    },
    haciaLogin: {
      description: 'Se va a iniciar sesión.',
      type: 'final',
      tags: 'terminal',
      meta: { requisitos: ['ACT-03', 'ACT-07'] },
      entry: { type: 'navegar', params: { a: '/login' } },
    },
    haciaReenvio: {
      description: 'Se va a pedir otra vez el correo de confirmación.',
      type: 'final',
      tags: 'terminal',
      entry: { type: 'navegar', params: { a: '/login?dialogo=reenvio' } },
    },
  },
});
