import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { estadoCambioCorreo } from '../../domain/contract/autenticacion';
import type { CallResult } from '../../domain/contract/call-result';
import type { Reply } from '../../domain/contract/endpoint';
import type { LinkRefusal } from '../../domain/contract/link-refusal';
import type { LinkTrouble } from '../../domain/contract/link-trouble';
import type { Sentido } from '../../domain/rules/contact/email-change';
import type { Fetching } from '../fetching/fetching.machine';

interface Contexto extends CallResult {
  sentido: Sentido;
  /** Por qué no sirve el enlace; nulo: nada habla contra él. */
  enlace: LinkTrouble | null;
  /** El que se confirma, o el que vuelve. */
  correo: string;
  /** Cada intento pedido lleva el foco a su resultado. */
  intentos: number;
}

export type Evento =
  | { type: 'APLICAR' }
  | { type: 'REINTENTAR' }
  | { type: 'IR_A_INICIAR_SESION' }
  | { type: 'CAMBIAR_CLAVE' }
  | { type: 'xstate.done.actor.abrirEnlace'; output: Reply<typeof estadoCambioCorreo> | LinkRefusal }
  | { type: 'xstate.done.actor.aplicarCambio'; output: { mensaje: string } | LinkRefusal }
  | { type: 'xstate.error.actor.aplicarCambio'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const emailChangeMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'sentido'>;
    children: { abrirEnlace: 'abrirEnlace' };
    events: Evento;
    tags: 'cargando' | 'error' | 'terminal';
  },
  actors: {
    abrirEnlace: falta as unknown as Fetching<Reply<typeof estadoCambioCorreo> | LinkRefusal>,
    aplicarCambio: fromPromise<{ mensaje: string } | LinkRefusal, { correo: string }>(falta),
  },
  delays: { limiteAplicar: falta, pausaRedireccion: falta },
  guards: {
    // Uno usado ya hizo lo suyo.
    enlaceRechazado: ({ event }) =>
      'output' in event &&
      typeof event.output === 'object' &&
      'enlaceRechazado' in event.output &&
      event.output.enlaceRechazado !== 'usado',
    confirmando: ({ context }) => context.sentido === 'confirmar',
    yaEstaba: ({ context, event }, params: { es: Sentido }) =>
      context.sentido === params.es &&
      event.type === 'xstate.done.actor.aplicarCambio' &&
      'enlaceRechazado' in event.output &&
      event.output.enlaceRechazado === 'usado',
    diceVencido: falta,
    pendienteSinCorreo: falta,
    pendiente: falta,
    yaConfirmado: falta,
    yaRevertido: falta,
  },
  actions: {
    guardarCorreo: assign({
      correo: ({ context, event }) =>
        event.type === 'xstate.done.actor.abrirEnlace' && 'correo' in event.output && context.correo === ''
          ? event.output.correo.trim()
          : context.correo,
    }),
    anotarEnlace: falta,
    anotarVencido: assign({ enlace: 'vencido' }),
    anotarResultado: falta,
    contarIntento: assign({ intentos: ({ context }) => context.intentos + 1 }),
    reintentar: sendTo('abrirEnlace', { type: 'REINTENTAR' }),
    /** Este navegador deja de decir que hay un cambio pendiente. */
    olvidarPendiente: falta,
    avisarResultado: falta,
    navegar: falta as (_: unknown, params: { a: string }) => never,
  },
}).createMachine({
  id: 'emailChange',
  description: 'La página de los enlaces que confirman o deshacen un cambio de correo.',
  context: ({ input }) => ({
    sentido: input.sentido,
    enlace: null,
    correo: '',
    respuesta: null,
    problema: null,
    intentos: 0,
  }),
  initial: 'abriendo',
  states: {
    abriendo: {
      description:
        'Se toma el token del enlace, se borra de la dirección y, antes de ofrecer nada, se pregunta en qué está el cambio. Solo se lee; si falla se puede reintentar.',
      meta: { requisitos: ['ROUTE-32', 'ROUTE-33', 'MAILC-01', 'MAILC-07'] },
      invoke: {
        id: 'abrirEnlace',
        src: 'abrirEnlace',
        onDone: [
          {
            guard: 'enlaceRechazado',
            description: 'Falta, está dañado, venció o no lo conoce nadie. Uno usado ya hizo lo suyo.',
            target: 'enlaceInservible',
            actions: 'anotarEnlace',
          },
          {
            guard: 'diceVencido',
            description: 'Hay servicios que lo dicen en el mensaje.',
            target: 'enlaceInservible',
            actions: 'anotarVencido',
          },
          {
            guard: 'pendienteSinCorreo',
            description: 'Ni el token ni el servicio dicen qué correo se confirma.',
            target: 'sinCorreo',
          },
          { guard: 'pendiente', target: 'porConfirmar', actions: 'guardarCorreo' },
          { guard: 'yaConfirmado', description: 'Ya no está pendiente.', target: 'yaConfirmado' },
          { guard: 'yaRevertido', target: 'yaRevertido' },
          { description: 'Se puede revertir.', target: 'porRevertir', actions: 'guardarCorreo' },
        ],
      },
      on: { REINTENTAR: { actions: ['contarIntento', 'reintentar'] } },
    },
    porConfirmar: {
      description:
        'Se muestra el correo nuevo y se espera a que alguien pulse: los lectores de correo no cambian nada.',
      meta: { pantalla: 'Cambio de correo', requisitos: ['MAILC-02', 'MAILC-14', 'MAILC-15'] },
      on: { APLICAR: { target: 'aplicando', actions: 'contarIntento' } },
    },
    porRevertir: {
      description: 'Se dice qué pasará y se espera a que alguien pulse.',
      meta: { pantalla: 'Deshacer el cambio de correo', requisitos: ['MAILC-07', 'MAILC-14'] },
      on: { APLICAR: { target: 'aplicando', actions: 'contarIntento' } },
    },
    aplicando: {
      description: 'Se confirma o se revierte el cambio. No se puede enviar otra vez.',
      tags: 'cargando',
      meta: { requisitos: ['MAILC-06'] },
      invoke: {
        id: 'aplicarCambio',
        src: 'aplicarCambio',
        input: ({ context }) => ({ correo: context.correo }),
        onDone: [
          {
            guard: 'enlaceRechazado',
            description: 'Venció, o no lo conoce nadie. Uno usado ya hizo lo suyo.',
            target: 'enlaceInservible',
            actions: 'anotarEnlace',
          },
          {
            guard: { type: 'yaEstaba', params: { es: 'confirmar' } },
            description: 'Alguien lo confirmó antes.',
            target: 'yaConfirmado',
          },
          {
            guard: { type: 'yaEstaba', params: { es: 'revertir' } },
            description: 'Alguien lo revirtió antes.',
            target: 'yaRevertido',
          },
          { guard: 'confirmando', target: 'confirmado' },
          { description: 'Revertido.', target: 'revertido' },
        ],
        onError: { target: 'sinAplicar', actions: 'anotarResultado' },
      },
      after: { limiteAplicar: { target: 'sinAplicar', actions: 'anotarResultado' } },
    },
    confirmado: {
      description: 'El correo cambió. Se dice, y en un momento se va a iniciar sesión.',
      meta: { pantalla: 'Cambio de correo', requisitos: ['MAILC-03'] },
      entry: 'olvidarPendiente',
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
      after: { pausaRedireccion: { target: 'haciaLogin', actions: 'avisarResultado' } },
    },
    yaConfirmado: {
      description: 'El cambio ya no está pendiente: no se envía nada.',
      meta: { pantalla: 'Cambio de correo', requisitos: ['MAILC-04'] },
      entry: 'olvidarPendiente',
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
    },
    revertido: {
      description: 'Vuelve a valer el correo anterior. Quien no pidió el cambio debe cambiar su contraseña.',
      meta: { pantalla: 'Deshacer el cambio de correo', requisitos: ['MAILC-09'] },
      entry: 'olvidarPendiente',
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' }, CAMBIAR_CLAVE: { target: 'haciaRecuperacion' } },
    },
    yaRevertido: {
      description: 'El reverso ya estaba hecho: no se envía otro.',
      meta: { pantalla: 'Deshacer el cambio de correo', requisitos: ['MAILC-08', 'MAILC-13'] },
      entry: 'olvidarPendiente',
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' }, CAMBIAR_CLAVE: { target: 'haciaRecuperacion' } },
    },
    sinCorreo: {
      description: 'El servicio no dice qué correo se confirma. Sin él no se envía nada.',
      tags: 'error',
      on: {
        REINTENTAR: { target: 'abriendo', actions: 'contarIntento' },
        IR_A_INICIAR_SESION: { target: 'haciaLogin' },
      },
    },
    sinAplicar: {
      description: 'La llamada falló y no se sabe si se hizo: al reintentar se pregunta primero.',
      tags: 'error',
      meta: { requisitos: ['MAILC-05', 'MAILC-10'] },
      on: {
        REINTENTAR: { target: 'abriendo', actions: 'contarIntento' },
        IR_A_INICIAR_SESION: { target: 'haciaLogin' },
      },
    },
    enlaceInservible: {
      description: 'El enlace falta, está dañado, venció o no lo conoce nadie, y se dice cuál de ellos.',
      tags: 'error',
      meta: { requisitos: ['MAILC-11', 'MAILC-12', 'SESS-28'] },
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
    },
    haciaLogin: {
      description: 'Se va a iniciar sesión.',
      type: 'final',
      tags: 'terminal',
      meta: { requisitos: ['MAILC-03', 'MAILC-11'] },
      entry: { type: 'navegar', params: { a: '/login' } },
    },
    haciaRecuperacion: {
      description: 'Se va a cambiar la contraseña.',
      type: 'final',
      tags: 'terminal',
      entry: { type: 'navegar', params: { a: '/login?dialogo=recuperacion' } },
    },
  },
});
