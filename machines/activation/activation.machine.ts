import { assign, sendTo, setup } from 'xstate';
import type { activarCuenta } from '../../domain/contract/autenticacion';
import type { Answered } from '../../domain/contract/call-result';
import type { CodeOf, Reply } from '../../domain/contract/endpoint';
import type { LinkRefusal } from '../../domain/contract/link-refusal';
import type { LinkTrouble } from '../../domain/contract/link-trouble';
import type { Fetching } from '../fetching/fetching.machine';

interface Contexto {
  /** Por qué no sirve el enlace; nulo: nada habla contra él. */
  enlace: LinkTrouble | null;
  respuesta: Answered | null;
  /** Cada intento pedido lleva el foco a su resultado. */
  intentos: number;
}

export type Evento =
  | { type: 'REINTENTAR' }
  | { type: 'IR_A_INICIAR_SESION' }
  | { type: 'PEDIR_ENLACE' }
  | { type: 'xstate.done.actor.abrirEnlace'; output: Reply<typeof activarCuenta> | LinkRefusal };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const activationMachine = setup({
  types: {} as {
    context: Contexto;
    children: { abrirEnlace: 'abrirEnlace' };
    events: Evento;
    tags: 'error' | 'terminal';
  },
  actors: {
    abrirEnlace: falta as unknown as Fetching<Reply<typeof activarCuenta> | LinkRefusal>,
  },
  delays: { pausaRedireccion: falta },
  guards: {
    enlaceRechazado: ({ event }, params: { es: readonly LinkTrouble[] }) =>
      event.type === 'xstate.done.actor.abrirEnlace' &&
      'enlaceRechazado' in event.output &&
      params.es.includes(event.output.enlaceRechazado),
    codigo: ({ event }, params: { es: readonly CodeOf<typeof activarCuenta>[] }) =>
      event.type === 'xstate.done.actor.abrirEnlace' &&
      'codigoMensaje' in event.output &&
      event.output.codigoMensaje !== 'otro' &&
      params.es.includes(event.output.codigoMensaje),
  },
  actions: {
    anotarEnlace: falta,
    anotarRespuesta: falta,
    contarIntento: assign({ intentos: ({ context }) => context.intentos + 1 }),
    reintentar: sendTo('abrirEnlace', { type: 'REINTENTAR' }),
    avisarResultado: falta,
    /** El inicio de sesión ya no dice que se mire el correo. */
    olvidarEspera: falta,
    navegar: falta as (_: unknown, params: { a: string }) => never,
  },
}).createMachine({
  id: 'activation',
  description: 'La página del enlace que activa una cuenta nueva.',
  context: { enlace: null, respuesta: null, intentos: 0 },
  initial: 'abriendo',
  states: {
    abriendo: {
      description:
        'Se toma el código del enlace, se borra de la dirección y se activa la cuenta sin que nadie pulse nada. Repetirlo no cambia nada más; si falla se puede reintentar.',
      meta: {
        pantalla: 'Activación de cuenta',
        requisitos: ['ROUTE-29', 'ACT-01', 'ACT-02', 'ACT-05', 'ACT-07'],
      },
      invoke: {
        id: 'abrirEnlace',
        src: 'abrirEnlace',
        onDone: [
          {
            guard: { type: 'codigo', params: { es: [1009] } },
            description: '1009: activada ahora o ya antes.',
            target: 'activada',
            actions: 'anotarRespuesta',
          },
          {
            guard: { type: 'enlaceRechazado', params: { es: ['ausente', 'invalido'] } },
            description: 'Falta, está dañado o no lo conoce nadie.',
            target: 'enlaceInservible',
            actions: 'anotarEnlace',
          },
          {
            description: 'Cualquier otro código, o un enlace vencido o usado.',
            target: 'rechazada',
            actions: 'anotarRespuesta',
          },
        ],
      },
      on: {
        REINTENTAR: { actions: ['contarIntento', 'reintentar'] },
        IR_A_INICIAR_SESION: { target: 'haciaLogin' },
      },
    },
    activada: {
      description: 'La cuenta está activa. Se dice, y en un momento se va a iniciar sesión.',
      meta: { pantalla: 'Activación de cuenta', mensaje: '1009', requisitos: ['ACT-03', 'ACT-04'] },
      entry: 'olvidarEspera',
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
      after: { pausaRedireccion: { target: 'haciaLogin', actions: 'avisarResultado' } },
    },
    rechazada: {
      description: 'El servicio no la activó y dice por qué. Se puede reintentar o pedir otro enlace.',
      tags: 'error',
      meta: { pantalla: 'Activación de cuenta', requisitos: ['ACT-05', 'ACT-06', 'ACT-07'] },
      on: {
        REINTENTAR: { target: 'abriendo', actions: 'contarIntento' },
        PEDIR_ENLACE: { target: 'haciaReenvio' },
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
