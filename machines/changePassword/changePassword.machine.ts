import { assign, fromPromise, setup } from 'xstate';
import type { cambiarClave } from '../../src/contract/autenticacion';
import type { Reply } from '../../src/contract/endpoint';
import type { KeptFailure } from '../../src/contract/kept-failure';
import type { LinkFault } from '../../src/contract/link-fault';
import type { LinkRefusal } from '../../src/contract/link-refusal';
import type { LinkReading } from '../../src/rules/links/link-reading';
import type { Campo, Faltas } from '../../src/rules/registration/new-password';

interface Contexto {
  faltas: Faltas;
  /** Las dos contraseñas sirven: nunca las contraseñas mismas. */
  completa: boolean;
  mensaje: string;
  falla: KeptFailure | null;
  /** Cada envío lleva el foco a lo que falta o a su resultado. */
  intentos: number;
}

type Escrito = { clave: string; repetida: string };

export type Evento =
  | ({ type: 'ESCRIBIR'; campo: Campo } & Escrito)
  | ({ type: 'DEJAR'; campo: Campo } & Escrito)
  | ({ type: 'ENVIAR' } & Escrito)
  | { type: 'IR_A_INICIAR_SESION' }
  | { type: 'PEDIR_ENLACE' }
  | { type: 'xstate.done.actor.leerEnlace'; output: LinkReading }
  | { type: 'xstate.done.actor.cambiarClave'; output: Reply<typeof cambiarClave> | LinkRefusal }
  | { type: 'xstate.error.actor.cambiarClave'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};

export const changePasswordMachine = setup({
  types: {} as { context: Contexto; events: Evento; tags: 'cargando' | 'error' | 'incompleto' | 'terminal' },
  actors: {
    leerEnlace: fromPromise<LinkReading>(falta),
    cambiarClave: fromPromise<Reply<typeof cambiarClave> | LinkRefusal, { clave: string }>(falta),
  },
  delays: { limiteLectura: falta, limiteCambiar: falta, pausaRedireccion: falta },
  guards: {
    enlace: ({ event }, params: { es: LinkReading }) =>
      event.type === 'xstate.done.actor.leerEnlace' && event.output === params.es,
    enlaceRechazado: ({ event }, params: { es: LinkFault }) =>
      event.type === 'xstate.done.actor.cambiarClave' &&
      'enlaceRechazado' in event.output &&
      event.output.enlaceRechazado === params.es,
    codigo: ({ event }, params: { es: readonly number[] }) =>
      event.type === 'xstate.done.actor.cambiarClave' &&
      'codigoMensaje' in event.output &&
      typeof event.output.codigoMensaje === 'number' &&
      params.es.includes(event.output.codigoMensaje),
    faltaAlgo: falta,
  },
  actions: {
    mirarEscrito: falta,
    mirarCampo: falta,
    anotarFaltas: falta,
    guardarMensaje: assign({
      mensaje: ({ event }) => (event.type === 'xstate.done.actor.cambiarClave' ? event.output.mensaje : ''),
      falla: null,
    }),
    anotarFalla: falta,
    contarIntento: assign({ intentos: ({ context }) => context.intentos + 1 }),
    avisarResultado: falta,
    navegar: (_, _params: { a: string }) => falta(),
  },
}).createMachine({
  id: 'changePassword',
  context: { faltas: {}, completa: false, mensaje: '', falla: null, intentos: 0 },
  initial: 'abriendo',
  states: {
    abriendo: {
      description: 'Se toma el token del enlace y se borra de la dirección. Si él mismo dice que venció, no se usa.',
      tags: 'cargando',
      meta: { requisitos: ['ROUTE-30', 'PWD-14'] },
      invoke: {
        id: 'leerEnlace',
        src: 'leerEnlace',
        onDone: [
          { guard: { type: 'enlace', params: { es: 'ausente' } }, target: 'sinEnlace' },
          { guard: { type: 'enlace', params: { es: 'invalido' } }, target: 'invalido' },
          { guard: { type: 'enlace', params: { es: 'vencido' } }, target: 'vencido' },
          { description: 'Nada habla contra el enlace.', target: 'formulario' },
        ],
        onError: { target: 'invalido' },
      },
      after: { limiteLectura: { target: 'invalido' } },
    },
    formulario: {
      description: 'Se escribe dos veces la contraseña nueva. Lo escrito se conserva tras cada respuesta.',
      meta: { pantalla: 'Cambio de contraseña', requisitos: ['PWD-01', 'PWD-02', 'PWD-03', 'PWD-07'] },
      initial: 'editando',
      on: {
        ESCRIBIR: { target: '.editando', actions: 'mirarEscrito' },
        DEJAR: { actions: 'mirarCampo' },
        ENVIAR: [
          { guard: 'faltaAlgo', target: '.faltanDatos', actions: ['anotarFaltas', 'contarIntento'] },
          { target: 'enviando', actions: ['anotarFaltas', 'contarIntento'] },
        ],
        IR_A_INICIAR_SESION: { target: 'haciaLogin' },
        PEDIR_ENLACE: { target: 'haciaRecuperacion' },
      },
      states: {
        editando: { description: 'Formulario listo para escribir.' },
        faltanDatos: {
          description: 'Se pulsó sin completar: cada campo dice qué le falta y el foco va al primero.',
          tags: ['error', 'incompleto'],
          meta: { requisitos: ['PWD-04', 'PWD-05', 'PWD-06', 'PWD-07'] },
        },
        rechazada: {
          description: 'El servicio no acepta esta contraseña y dice por qué. El enlace sigue sirviendo.',
          tags: 'error',
          meta: { requisitos: ['PWD-11'] },
        },
        sinCambio: {
          description: 'La llamada falló: no se sabe si la contraseña cambió. Se puede reintentar.',
          tags: 'error',
        },
      },
    },
    enviando: {
      description: 'Se cambia la contraseña. No se puede enviar otra vez.',
      tags: 'cargando',
      meta: { pantalla: 'Cambio de contraseña', requisitos: ['PWD-08'] },
      invoke: {
        id: 'cambiarClave',
        src: 'cambiarClave',
        input: ({ event }) => ({ clave: 'clave' in event ? event.clave : '' }),
        onDone: [
          {
            guard: { type: 'codigo', params: { es: [1007] } },
            description: '1007: contraseña cambiada.',
            target: 'cambiada',
          },
          { guard: { type: 'enlaceRechazado', params: { es: 'vencido' } }, target: 'vencido' },
          {
            guard: { type: 'enlaceRechazado', params: { es: 'usado' } },
            target: 'usado',
            actions: 'guardarMensaje',
          },
          {
            guard: { type: 'enlaceRechazado', params: { es: 'invalido' } },
            target: 'invalido',
            actions: 'guardarMensaje',
          },
          {
            description: 'Cualquier otro código: el mensaje del servidor.',
            target: 'formulario.rechazada',
            actions: 'guardarMensaje',
          },
        ],
        onError: { target: 'formulario.sinCambio', actions: 'anotarFalla' },
      },
      after: { limiteCambiar: { target: 'formulario.sinCambio', actions: 'anotarFalla' } },
    },
    cambiada: {
      description: 'La contraseña cambió. Se dice, y en un momento se va a iniciar sesión.',
      meta: { pantalla: 'Cambio de contraseña', mensaje: '1007', requisitos: ['PWD-09', 'PWD-10'] },
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
      after: { pausaRedireccion: { target: 'haciaLogin', actions: 'avisarResultado' } },
    },
    vencido: {
      description: 'El enlace venció, según él mismo o según el servicio.',
      tags: 'error',
      meta: { pantalla: 'Cambio de contraseña', requisitos: ['PWD-13', 'PWD-14', 'SESS-28'] },
      on: { PEDIR_ENLACE: { target: 'haciaRecuperacion' }, IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
    },
    usado: {
      description: 'El enlace ya se usó una vez.',
      tags: 'error',
      meta: { pantalla: 'Cambio de contraseña', requisitos: ['PWD-11'] },
      on: { PEDIR_ENLACE: { target: 'haciaRecuperacion' }, IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
    },
    invalido: {
      description: 'El token está dañado o nadie lo conoce.',
      tags: 'error',
      meta: { pantalla: 'Cambio de contraseña', requisitos: ['PWD-11'] },
      on: { PEDIR_ENLACE: { target: 'haciaRecuperacion' }, IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
    },
    sinEnlace: {
      description: 'La dirección no trae token: falta, o la página se recargó después de borrarlo.',
      tags: 'error',
      meta: { pantalla: 'Cambio de contraseña', requisitos: ['PWD-12'] },
      on: { PEDIR_ENLACE: { target: 'haciaRecuperacion' }, IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
    },
    haciaLogin: {
      description: 'Se va a iniciar sesión.',
      type: 'final',
      tags: 'terminal',
      meta: { requisitos: ['PWD-10'] },
      entry: { type: 'navegar', params: { a: '/login' } },
    },
    haciaRecuperacion: {
      description: 'Se va a pedir otro enlace.',
      type: 'final',
      tags: 'terminal',
      entry: { type: 'navegar', params: { a: '/login?dialogo=recuperacion' } },
    },
  },
});
