import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { activarCuenta } from '../../src/contract/autenticacion';
import type { CallResult } from '../../src/contract/call-result';
import type { CodeOf, Reply } from '../../src/contract/endpoint';
import type { LinkFault } from '../../src/contract/link-fault';
import type { LinkRefusal } from '../../src/contract/link-refusal';
import type { LinkTrouble } from '../../src/contract/link-trouble';
import type { LinkReading } from '../../src/rules/links/link-reading';

interface Contexto extends CallResult {
  /** Por qué no sirve el enlace; nulo: nada habla contra él. */
  enlace: LinkTrouble | null;
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
falta.esMarcador = true;

export const activationMachine = setup({
  types: {} as { context: Contexto; events: Evento; tags: 'cargando' | 'error' | 'terminal' },
  actors: {
    leerEnlace: fromPromise<LinkReading>(falta),
    activarCuenta: fromPromise<Reply<typeof activarCuenta> | LinkRefusal>(falta),
    vigilarRed: fromCallback(falta),
  },
  delays: { limiteLectura: falta, limiteActivar: falta, pausaRedireccion: falta },
  guards: {
    ilegible: ({ event }) =>
      event.type === 'xstate.done.actor.leerEnlace' && (event.output === 'ausente' || event.output === 'invalido'),
    enlaceRechazado: ({ event }, params: { es: LinkFault }) =>
      event.type === 'xstate.done.actor.activarCuenta' &&
      'enlaceRechazado' in event.output &&
      event.output.enlaceRechazado === params.es,
    codigo: ({ event }, params: { es: readonly CodeOf<typeof activarCuenta>[] }) =>
      event.type === 'xstate.done.actor.activarCuenta' &&
      'codigoMensaje' in event.output &&
      event.output.codigoMensaje !== 'otro' &&
      params.es.includes(event.output.codigoMensaje),
  },
  actions: {
    anotarEnlace: falta,
    anotarResultado: falta,
    contarIntento: assign({ intentos: ({ context }) => context.intentos + 1 }),
    avisarResultado: falta,
    navegar: falta as (_: unknown, params: { a: string }) => never,
  },
}).createMachine({
  id: 'activation',
  description: 'La página del enlace que activa una cuenta nueva.',
  context: { enlace: null, respuesta: null, problema: null, intentos: 0 },
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
          {
            guard: 'ilegible',
            description: 'Falta, o está dañado.',
            target: 'enlaceInservible',
            actions: 'anotarEnlace',
          },
          { description: 'Nada habla contra el enlace.', target: 'activando' },
        ],
        onError: { target: 'enlaceInservible', actions: 'anotarEnlace' },
      },
      after: { limiteLectura: { target: 'enlaceInservible', actions: 'anotarEnlace' } },
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
            actions: 'anotarResultado',
          },
          {
            guard: { type: 'enlaceRechazado', params: { es: 'invalido' } },
            target: 'enlaceInservible',
            actions: 'anotarEnlace',
          },
          {
            description: 'Cualquier otro código, o un enlace vencido o usado.',
            target: 'rechazada',
            actions: 'anotarResultado',
          },
        ],
        onError: { target: 'fallida', actions: 'anotarResultado' },
      },
      after: { limiteActivar: { target: 'fallida', actions: 'anotarResultado' } },
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
    enlaceInservible: {
      description: 'El código falta, está dañado o no lo conoce nadie, y se dice cuál de ellos.',
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
