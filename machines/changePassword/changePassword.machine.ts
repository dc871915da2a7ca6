import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { cambiarClave } from '../../domain/contract/autenticacion';
import type { CallResult } from '../../domain/contract/call-result';
import type { CodeOf, Reply } from '../../domain/contract/endpoint';
import type { LinkRefusal } from '../../domain/contract/link-refusal';
import type { LinkTrouble } from '../../domain/contract/link-trouble';
import type { LinkReading } from '../../domain/rules/links/link-reading';
import type { Campo, Faltas } from '../../domain/rules/registration/new-password';
import type { Weakness } from '../../domain/rules/registration/weak-password';

interface Contexto extends CallResult {
  /** Solo hay secretos, y ninguno se guarda. */
  borrador: Record<never, never>;
  faltas: Faltas;
  /** Las dos contraseñas sirven: nunca las contraseñas mismas. */
  completa: boolean;
  /** Lo que dice la lista de la contraseña que se escribe; nulo: nada. */
  flaqueza: Weakness | null;
  /** Por qué no sirve el enlace; nulo: nada habla contra él. */
  enlace: LinkTrouble | null;
}

type Escrito = { clave: string; repetida: string };

export type Evento =
  | ({ type: 'ESCRIBIR'; campo: Campo } & Escrito)
  | ({ type: 'DEJAR'; campo: Campo } & Escrito)
  | ({ type: 'ENVIAR' } & Escrito)
  | { type: 'IR_A_INICIAR_SESION' }
  | { type: 'PEDIR_ENLACE' }
  | { type: 'xstate.done.actor.leerEnlace'; output: LinkReading }
  | { type: 'xstate.done.actor.revisarClave'; output: Weakness | null }
  | { type: 'xstate.done.actor.cambiarClave'; output: Reply<typeof cambiarClave> | LinkRefusal }
  | { type: 'xstate.error.actor.cambiarClave'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const changePasswordMachine = setup({
  types: {} as {
    context: Contexto;
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    leerEnlace: fromPromise<LinkReading>(falta),
    revisarClave: fromPromise<Weakness | null, { clave: string }>(falta),
    cambiarClave: fromPromise<Reply<typeof cambiarClave> | LinkRefusal, { clave: string }>(falta),
  },
  delays: { limiteLectura: falta, limiteCambiar: falta, pausaRedireccion: falta },
  guards: {
    vigente: ({ event }) => event.type === 'xstate.done.actor.leerEnlace' && event.output === 'vigente',
    enlaceRechazado: ({ event }) =>
      event.type === 'xstate.done.actor.cambiarClave' && 'enlaceRechazado' in event.output,
    codigo: ({ event }, params: { es: readonly CodeOf<typeof cambiarClave>[] }) =>
      event.type === 'xstate.done.actor.cambiarClave' &&
      'codigoMensaje' in event.output &&
      event.output.codigoMensaje !== 'otro' &&
      params.es.includes(event.output.codigoMensaje),
    diceVencido: falta,
    faltaAlgo: falta,
  },
  actions: {
    mirarEscrito: falta,
    mirarCampo: falta,
    anotarFaltas: falta,
    senalarFaltas: falta,
    anotarFlaqueza: assign({
      flaqueza: ({ context, event }) =>
        event.type === 'xstate.done.actor.revisarClave' ? event.output : context.flaqueza,
    }),
    senalarClave: assign({ faltas: { clave: 'claveRechazada' } }),
    anotarEnlace: falta,
    anotarVencido: assign({ enlace: 'vencido' }),
    anotarResultado: falta,
    avisarResultado: falta,
    /** El inicio de sesión ya no dice que se mire el correo. */
    olvidarEspera: falta,
    navegar: falta as (_: unknown, params: { a: string }) => never,
  },
}).createMachine({
  id: 'changePassword',
  description: 'La página del enlace con que se pone una contraseña nueva.',
  context: {
    borrador: {},
    faltas: {},
    completa: false,
    flaqueza: null,
    enlace: null,
    respuesta: null,
    problema: null,
  },
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
          { guard: 'vigente', description: 'Nada habla contra el enlace.', target: 'formulario' },
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
    formulario: {
      description: 'Se escribe dos veces la contraseña nueva. Lo escrito se conserva tras cada respuesta.',
      meta: { pantalla: 'Cambio de contraseña', requisitos: ['PWD-01', 'PWD-02', 'PWD-03', 'PWD-07'] },
      initial: 'editando',
      on: {
        ESCRIBIR: { target: '.editando', actions: 'mirarEscrito' },
        DEJAR: { actions: 'mirarCampo' },
        ENVIAR: [
          { guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' },
          { target: 'enviando', actions: 'anotarFaltas' },
        ],
        IR_A_INICIAR_SESION: { target: 'haciaLogin' },
        PEDIR_ENLACE: { target: 'haciaRecuperacion' },
      },
      states: {
        editando: {
          description:
            'Formulario listo para escribir. Lo escrito se mira en la lista de las fáciles de adivinar, sin preguntar al servicio.',
          invoke: {
            id: 'revisarClave',
            src: 'revisarClave',
            input: ({ event }) => ({ clave: 'clave' in event ? event.clave : '' }),
            onDone: { actions: 'anotarFlaqueza' },
            onError: { description: 'Sin la lista solo decide el servicio.' },
          },
        },
        faltanDatos: {
          description: 'Se pulsó sin completar: cada campo dice qué le falta y el foco va al primero.',
          tags: ['error', 'incompleto'],
          meta: { requisitos: ['PWD-04', 'PWD-05', 'PWD-06', 'PWD-07'] },
          entry: 'senalarFaltas',
        },
        claveFacil: {
          description: 'El servicio dice que es fácil de adivinar: lo dice su campo, que recibe el foco.',
          tags: ['error', 'incompleto'],
          meta: { mensaje: '1020', requisitos: ['PWD-11'] },
          entry: 'senalarFaltas',
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
        input: ({ event }) => {
          assertEvent(event, 'ENVIAR');
          return { clave: event.clave };
        },
        onDone: [
          {
            guard: { type: 'codigo', params: { es: [1007] } },
            description: '1007: contraseña cambiada.',
            target: 'cambiada',
          },
          {
            guard: 'enlaceRechazado',
            target: 'enlaceInservible',
            actions: ['anotarEnlace', 'anotarResultado'],
          },
          {
            guard: 'diceVencido',
            description: 'Hay servicios que lo dicen en el mensaje.',
            target: 'enlaceInservible',
            actions: ['anotarVencido', 'anotarResultado'],
          },
          {
            guard: { type: 'codigo', params: { es: [1020] } },
            description: '1020: fácil de adivinar. El enlace sigue sirviendo.',
            target: 'formulario.claveFacil',
            actions: ['anotarResultado', 'senalarClave'],
          },
          {
            description: 'Cualquier otro código: el mensaje del servidor.',
            target: 'formulario.rechazada',
            actions: 'anotarResultado',
          },
        ],
        onError: { target: 'formulario.sinCambio', actions: 'anotarResultado' },
      },
      after: { limiteCambiar: { target: 'formulario.sinCambio', actions: 'anotarResultado' } },
    },
    cambiada: {
      description: 'La contraseña cambió. Se dice, y en un momento se va a iniciar sesión.',
      meta: { pantalla: 'Cambio de contraseña', mensaje: '1007', requisitos: ['PWD-09', 'PWD-10'] },
      entry: 'olvidarEspera',
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
      after: { pausaRedireccion: { target: 'haciaLogin', actions: 'avisarResultado' } },
    },
    enlaceInservible: {
      description: 'El enlace falta, está dañado, venció, ya se usó o no lo conoce nadie, y se dice cuál de ellos.',
      tags: 'error',
      meta: { pantalla: 'Cambio de contraseña', requisitos: ['PWD-11', 'PWD-12', 'PWD-13', 'PWD-14', 'SESS-28'] },
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
