import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { solicitudCambioCorreo } from '../../src/contract/autenticacion';
import type { Reply, Request } from '../../src/contract/endpoint';
import type { KeptFailure } from '../../src/contract/kept-failure';
import type { login } from '../../src/contract/login';

interface Contexto {
  codigoAfiliado: string;
  correo: string;
  /** Lo que quizás se quiso escribir; vacío si nada. */
  sugerencia: string;
  mensaje: string;
  falla: KeptFailure | null;
  /** Cada pulsación lleva el foco a lo que falta o a lo que se respondió. */
  intentos: number;
}

export type Evento =
  | { type: 'ABRIR' }
  | { type: 'ESCRIBIR_CORREO'; texto: string }
  | { type: 'DEJAR_CORREO' }
  | { type: 'USAR_SUGERENCIA' }
  | { type: 'CONTINUAR' }
  | { type: 'ESCRIBIR_CLAVE' }
  | { type: 'CONFIRMAR'; clave: string }
  | { type: 'VOLVER' }
  | { type: 'CERRAR' }
  | { type: 'xstate.done.actor.comprobarClave'; output: Reply<typeof login> }
  | { type: 'xstate.error.actor.comprobarClave'; error: unknown }
  | { type: 'xstate.done.actor.solicitarCambio'; output: Reply<typeof solicitudCambioCorreo> }
  | { type: 'xstate.error.actor.solicitarCambio'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};

export const emailRequestMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'codigoAfiliado'>;
    events: Evento;
    tags: 'cargando' | 'error' | 'incompleto' | 'terminal';
  },
  actors: {
    comprobarClave: fromPromise<Reply<typeof login>, { clave: string }>(falta),
    solicitarCambio: fromPromise<Reply<typeof solicitudCambioCorreo>, Request<typeof solicitudCambioCorreo>>(falta),
    vigilarRetroceso: fromCallback(falta),
  },
  delays: { limiteComprobar: falta, limiteSolicitar: falta },
  guards: {
    sinCorreo: ({ context }) => context.correo.trim() === '',
    correoMalEscrito: falta,
    sinClave: ({ event }) => event.type === 'CONFIRMAR' && event.clave === '',
    codigo: ({ event }, params: { es: readonly number[] }) =>
      event.type === 'xstate.done.actor.comprobarClave' &&
      typeof event.output.codigoMensaje === 'number' &&
      params.es.includes(event.output.codigoMensaje),
  },
  actions: {
    escribirCorreo: assign({
      correo: ({ context, event }) => (event.type === 'ESCRIBIR_CORREO' ? event.texto : context.correo),
      sugerencia: '',
    }),
    sugerirCorreo: falta,
    usarSugerencia: assign({
      correo: ({ context }) => context.sugerencia || context.correo,
      sugerencia: '',
    }),
    contarIntento: assign({ intentos: ({ context }) => context.intentos + 1 }),
    guardarMensaje: assign({
      mensaje: ({ event }) => (event.type === 'xstate.done.actor.comprobarClave' ? event.output.mensaje : ''),
      falla: null,
    }),
    anotarFalla: falta,
    avisarConfirmada: falta,
    retirarAviso: falta,
    avisarSolicitado: falta,
    cerrarSesion: falta,
  },
}).createMachine({
  id: 'emailRequest',
  context: ({ input }) => ({
    codigoAfiliado: input.codigoAfiliado,
    correo: '',
    sugerencia: '',
    mensaje: '',
    falla: null,
    intentos: 0,
  }),
  initial: 'cerrado',
  states: {
    cerrado: {
      description: 'Nadie está cambiando su correo. Lo que se había escrito se conserva.',
      on: { ABRIR: { target: 'abierto' } },
    },
    abierto: {
      description: 'El diálogo está abierto. Retroceder en el navegador lo cierra.',
      invoke: {
        id: 'vigilarRetroceso',
        src: 'vigilarRetroceso',
        onError: { description: 'Sin avisos del navegador: quedan los botones.' },
      },
      initial: 'correo',
      on: { CERRAR: { target: 'cerrado' } },
      states: {
        correo: {
          description: 'Se escribe el correo nuevo.',
          initial: 'editando',
          on: {
            ESCRIBIR_CORREO: { target: '.editando', actions: 'escribirCorreo' },
            DEJAR_CORREO: { actions: 'sugerirCorreo' },
            USAR_SUGERENCIA: { target: '.editando', actions: 'usarSugerencia' },
            CONTINUAR: [
              { guard: 'sinCorreo', target: '.vacio', actions: 'contarIntento' },
              { guard: 'correoMalEscrito', target: '.malEscrito', actions: 'contarIntento' },
              { target: 'clave', actions: 'contarIntento' },
            ],
          },
          states: {
            editando: { description: 'Listo para escribir.' },
            vacio: { description: 'Se pulsó sin escribir el correo.', tags: ['error', 'incompleto'] },
            malEscrito: { description: 'Lo escrito no es un correo.', tags: ['error', 'incompleto'] },
            sinSolicitar: {
              description: 'El cambio no se pudo pedir. Lo escrito se conserva.',
              tags: 'error',
              meta: { requisitos: ['PROF-40'] },
            },
          },
        },
        clave: {
          description: 'Antes de pedir el cambio se confirma la contraseña.',
          meta: { pantalla: 'Confirme su contraseña', requisitos: ['PROF-36'] },
          initial: 'editando',
          on: {
            ESCRIBIR_CLAVE: { target: '.editando' },
            CONFIRMAR: [
              { guard: 'sinClave', target: '.vacia', actions: 'contarIntento' },
              { target: 'comprobando', actions: 'contarIntento' },
            ],
            VOLVER: { target: 'correo' },
          },
          states: {
            editando: { description: 'Listo para escribir.' },
            vacia: { description: 'Se pulsó sin escribir la contraseña.', tags: ['error', 'incompleto'] },
            rechazada: {
              description: 'El servicio no la acepta y dice por qué.',
              tags: 'error',
              meta: { requisitos: ['PROF-41'] },
            },
            sinComprobar: { description: 'No se pudo comprobar. Se puede reintentar.', tags: 'error' },
          },
        },
        comprobando: {
          description: 'Se comprueba la contraseña con el documento propio; el token de la respuesta no se usa.',
          tags: 'cargando',
          meta: { requisitos: ['PROF-41'] },
          invoke: {
            id: 'comprobarClave',
            src: 'comprobarClave',
            input: ({ event }) => ({ clave: 'clave' in event ? event.clave : '' }),
            onDone: [
              {
                guard: { type: 'codigo', params: { es: [1007] } },
                description: '1007: es la contraseña del afiliado.',
                target: 'solicitando',
                actions: 'avisarConfirmada',
              },
              {
                description: 'Cualquier otro código: el mensaje del servidor.',
                target: 'clave.rechazada',
                actions: 'guardarMensaje',
              },
            ],
            onError: { target: 'clave.sinComprobar', actions: 'anotarFalla' },
          },
          after: { limiteComprobar: { target: 'clave.sinComprobar', actions: 'anotarFalla' } },
        },
        solicitando: {
          description: 'Se pide el cambio. Ya no se puede cerrar ni pedir otra vez.',
          tags: 'cargando',
          meta: { requisitos: ['PROF-37', 'PROF-38', 'PROF-42'] },
          invoke: {
            id: 'solicitarCambio',
            src: 'solicitarCambio',
            input: ({ context }) => ({
              query: { CodigoAfiliado: context.codigoAfiliado, Correo: context.correo.trim(), Reverso: false },
            }),
            onDone: { target: '#emailRequest.solicitado' },
            onError: { target: 'correo.sinSolicitar', actions: ['anotarFalla', 'retirarAviso'] },
          },
          on: { CERRAR: {} },
          after: { limiteSolicitar: { target: 'correo.sinSolicitar', actions: ['anotarFalla', 'retirarAviso'] } },
        },
      },
    },
    solicitado: {
      description: 'Se cierra la sesión y se va a iniciar sesión, con el aviso de mirar el correo.',
      type: 'final',
      tags: 'terminal',
      meta: { requisitos: ['PROF-39', 'PROF-42'] },
      entry: ['avisarSolicitado', 'cerrarSesion'],
    },
  },
});
