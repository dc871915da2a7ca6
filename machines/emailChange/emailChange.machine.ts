import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { estadoCambioCorreo } from '../../src/contract/autenticacion';
import type { CallResult } from '../../src/contract/call-result';
import type { Reply } from '../../src/contract/endpoint';
import type { LinkRefusal } from '../../src/contract/link-refusal';
import type { LinkTrouble } from '../../src/contract/link-trouble';
import type { Sentido } from '../../src/rules/contact/email-change';
import type { LinkReading } from '../../src/rules/links/link-reading';

/** Lo que se sabe del enlace al leerlo; el correo, si el token lo nombra. */
interface Leido {
  lectura: LinkReading;
  correo: string;
}

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
  | { type: 'EN_LINEA' }
  | { type: 'IR_A_INICIAR_SESION' }
  | { type: 'CAMBIAR_CLAVE' }
  | { type: 'xstate.done.actor.leerEnlace'; output: Leido }
  | { type: 'xstate.done.actor.consultarEstado'; output: Reply<typeof estadoCambioCorreo> | LinkRefusal }
  | { type: 'xstate.error.actor.consultarEstado'; error: unknown }
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
    events: Evento;
    tags: 'cargando' | 'error' | 'terminal';
  },
  actors: {
    leerEnlace: fromPromise<Leido>(falta),
    consultarEstado: fromPromise<Reply<typeof estadoCambioCorreo> | LinkRefusal>(falta),
    aplicarCambio: fromPromise<{ mensaje: string } | LinkRefusal, { correo: string }>(falta),
    vigilarRed: fromCallback(falta),
  },
  delays: { limiteLectura: falta, limiteConsulta: falta, limiteAplicar: falta, pausaRedireccion: falta },
  guards: {
    vigente: ({ event }) => event.type === 'xstate.done.actor.leerEnlace' && event.output.lectura === 'vigente',
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
    guardarCorreoDelEnlace: assign({
      correo: ({ context, event }) =>
        event.type === 'xstate.done.actor.leerEnlace' ? event.output.correo : context.correo,
    }),
    guardarCorreo: assign({
      correo: ({ context, event }) =>
        event.type === 'xstate.done.actor.consultarEstado' && 'correo' in event.output && context.correo === ''
          ? event.output.correo.trim()
          : context.correo,
    }),
    anotarEnlace: falta,
    anotarVencido: assign({ enlace: 'vencido' }),
    anotarResultado: falta,
    contarIntento: assign({ intentos: ({ context }) => context.intentos + 1 }),
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
  invoke: {
    id: 'vigilarRed',
    src: 'vigilarRed',
    onError: { description: 'Sin avisos de la conexión: queda el botón.' },
  },
  initial: 'abriendo',
  states: {
    abriendo: {
      description: 'Se toma el token del enlace y se borra de la dirección.',
      tags: 'cargando',
      meta: { requisitos: ['ROUTE-32', 'ROUTE-33'] },
      invoke: {
        id: 'leerEnlace',
        src: 'leerEnlace',
        onDone: [
          {
            guard: 'vigente',
            description: 'Nada habla contra el enlace.',
            target: 'consultando',
            actions: 'guardarCorreoDelEnlace',
          },
          {
            description: 'Falta, está dañado o dice él mismo que venció.',
            target: 'enlaceInservible',
            actions: 'anotarEnlace',
          },
        ],
        onError: { target: 'enlaceInservible', actions: 'anotarEnlace' },
      },
      after: { limiteLectura: { target: 'enlaceInservible', actions: 'anotarEnlace' } },
    },
    consultando: {
      description: 'Antes de ofrecer nada se pregunta en qué está el cambio. Solo se lee.',
      tags: 'cargando',
      meta: { requisitos: ['MAILC-01', 'MAILC-07'] },
      invoke: {
        id: 'consultarEstado',
        src: 'consultarEstado',
        onDone: [
          {
            guard: 'enlaceRechazado',
            description: 'Venció, o no lo conoce nadie. Uno usado ya hizo lo suyo.',
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
        onError: { target: 'sinEstado', actions: 'anotarResultado' },
      },
      after: { limiteConsulta: { target: 'sinEstado', actions: 'anotarResultado' } },
    },
    porConfirmar: {
      description:
        'Se muestra el correo nuevo y se espera a que alguien pulse: los lectores de correo no cambian nada.',
      meta: { pantalla: 'Cambio de correo', requisitos: ['MAILC-02', 'MAILC-14', 'MAILC-15'] },
      on: { APLICAR: { target: 'aplicando', actions: 'contarIntento' } },
    },
    porRevertir: {
      description: 'Se dice qué pasará y se espera a que alguien pulse.',
      meta: { pantalla: 'Reverso de cambio de correo', requisitos: ['MAILC-07', 'MAILC-14'] },
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
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
      after: { pausaRedireccion: { target: 'haciaLogin', actions: 'avisarResultado' } },
    },
    yaConfirmado: {
      description: 'El cambio ya no está pendiente: no se envía nada.',
      meta: { pantalla: 'Cambio de correo', requisitos: ['MAILC-04'] },
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
    },
    revertido: {
      description: 'Vuelve a valer el correo anterior. Quien no pidió el cambio debe cambiar su contraseña.',
      meta: { pantalla: 'Reverso de cambio de correo', requisitos: ['MAILC-09'] },
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' }, CAMBIAR_CLAVE: { target: 'haciaRecuperacion' } },
    },
    yaRevertido: {
      description: 'El reverso ya estaba hecho: no se envía otro.',
      meta: { pantalla: 'Reverso de cambio de correo', requisitos: ['MAILC-08', 'MAILC-13'] },
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' }, CAMBIAR_CLAVE: { target: 'haciaRecuperacion' } },
    },
    sinEstado: {
      description: 'No se pudo preguntar. Se puede reintentar; al volver la conexión se intenta otra vez.',
      tags: 'error',
      on: {
        REINTENTAR: { target: 'consultando', actions: 'contarIntento' },
        EN_LINEA: { target: 'consultando' },
      },
    },
    sinCorreo: {
      description: 'El servicio no dice qué correo se confirma. Sin él no se envía nada.',
      tags: 'error',
      on: {
        REINTENTAR: { target: 'consultando', actions: 'contarIntento' },
        IR_A_INICIAR_SESION: { target: 'haciaLogin' },
      },
    },
    sinAplicar: {
      description: 'La llamada falló y no se sabe si se hizo: al reintentar se pregunta primero.',
      tags: 'error',
      meta: { requisitos: ['MAILC-05', 'MAILC-10'] },
      on: {
        REINTENTAR: { target: 'consultando', actions: 'contarIntento' },
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
