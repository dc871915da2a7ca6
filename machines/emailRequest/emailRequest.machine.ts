import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';
import type { solicitudCambioCorreo } from '../../domain/contract/autenticacion';
import type { CallResult } from '../../domain/contract/call-result';
import type { CodeOf, Reply, Request } from '../../domain/contract/endpoint';
import type { login } from '../../domain/contract/login';
import type { Dejar, Escribir, Faltas } from '../../domain/rules/form/form-events';
import type { FaltaCorreoNuevo } from './new-email';

interface Borrador {
  correo: string;
}

interface Contexto extends CallResult {
  codigoAfiliado: string;
  borrador: Borrador;
  /** Lo que quizás se quiso escribir; vacío si nada. */
  sugerencia: string;
  faltas: Faltas<'correo' | 'clave', FaltaCorreoNuevo | 'claveVacia'>;
}

export type Evento =
  /** Con el correo nuevo, si ya se escribió en otra parte. */
  | { type: 'ABRIR'; correo?: string }
  | Escribir<Borrador, 'clave'>
  | Dejar<'correo'>
  | { type: 'USAR_SUGERENCIA' }
  | { type: 'SIGUIENTE' }
  | { type: 'ENVIAR'; clave: string }
  | { type: 'ANTERIOR' }
  | { type: 'CERRAR' }
  | { type: 'xstate.done.actor.comprobarClave'; output: Reply<typeof login> }
  | { type: 'xstate.error.actor.comprobarClave'; error: unknown }
  | { type: 'xstate.done.actor.solicitarCambio'; output: Reply<typeof solicitudCambioCorreo> }
  | { type: 'xstate.error.actor.solicitarCambio'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const emailRequestMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'codigoAfiliado'>;
    events: Evento;
    emitted: { type: 'FALTAN_DATOS' };
    tags: 'cargando' | 'error' | 'aviso' | 'incompleto' | 'terminal';
  },
  actors: {
    comprobarClave: fromPromise<Reply<typeof login>, { clave: string }>(falta),
    solicitarCambio: fromPromise<Reply<typeof solicitudCambioCorreo>, Request<typeof solicitudCambioCorreo>>(falta),
    vigilarRetroceso: fromCallback(falta),
  },
  delays: { limiteComprobar: falta, limiteSolicitar: falta },
  guards: {
    faltaAlgo: falta,
    rechazo: falta,
    traeCorreo: ({ event }) => event.type === 'ABRIR' && event.correo !== undefined,
    codigo: ({ event }, params: { es: readonly CodeOf<typeof login>[] }) =>
      event.type === 'xstate.done.actor.comprobarClave' && params.es.some((es) => es === event.output.codigoMensaje),
  },
  actions: {
    escribir: falta,
    sugerirCorreo: falta,
    usarSugerencia: falta,
    anotarCorreo: assign({
      borrador: ({ context, event }) =>
        event.type === 'ABRIR' && event.correo !== undefined ? { correo: event.correo } : context.borrador,
      sugerencia: '',
    }),
    anotarFaltas: falta,
    senalarFaltas: falta,
    olvidarFaltas: assign({ faltas: {} }),
    anotarResultado: falta,
    /** Este navegador sabe del cambio hasta que se confirma, y nunca el correo entero. */
    recordarCambio: falta,
    cerrarSesion: falta,
  },
}).createMachine({
  id: 'emailRequest',
  description: 'El diálogo con que se pide cambiar el correo.',
  context: ({ input }) => ({
    codigoAfiliado: input.codigoAfiliado,
    borrador: { correo: '' },
    sugerencia: '',
    faltas: {},
    respuesta: null,
    problema: null,
  }),
  initial: 'cerrado',
  states: {
    cerrado: {
      description: 'Nadie está cambiando su correo. Lo que se había escrito se conserva.',
      on: {
        ABRIR: [
          {
            guard: 'traeCorreo',
            description: 'El correo nuevo se escribió en el perfil: falta la contraseña.',
            target: 'abierto.clave',
            actions: 'anotarCorreo',
          },
          { target: 'abierto' },
        ],
      },
    },
    abierto: {
      description: 'El diálogo está abierto. Retroceder en el navegador lo cierra.',
      invoke: {
        id: 'vigilarRetroceso',
        src: 'vigilarRetroceso',
        onError: { description: 'Sin avisos del navegador: quedan los botones.' },
      },
      initial: 'correo',
      on: { CERRAR: { target: 'cerrado', actions: 'olvidarFaltas' } },
      states: {
        correo: {
          description: 'Se escribe el correo nuevo.',
          initial: 'editando',
          on: {
            ESCRIBIR: { target: '.editando', actions: 'escribir' },
            DEJAR: { actions: 'sugerirCorreo' },
            USAR_SUGERENCIA: { target: '.editando', actions: 'usarSugerencia' },
            SIGUIENTE: [{ guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' }, { target: 'clave' }],
          },
          states: {
            editando: { description: 'Listo para escribir.' },
            faltanDatos: {
              description: 'Se pulsó sin un correo, o lo escrito no lo es: el campo lo dice y recibe el foco.',
              tags: ['error', 'incompleto'],
              entry: 'senalarFaltas',
            },
            sinSolicitar: {
              description: 'El servicio dijo que no: el cambio no se pidió. Lo escrito se conserva.',
              tags: 'error',
              meta: { requisitos: ['PROF-40'] },
            },
            sinSaber: {
              description:
                'Se perdió la respuesta: no se sabe si el cambio se pidió. Pedirlo otra vez anula el correo anterior.',
              tags: 'error',
              meta: { requisitos: ['PROF-40'] },
            },
          },
        },
        clave: {
          description: 'Antes de pedir el cambio se confirma la contraseña, y se dice que la sesión se cerrará.',
          meta: { pantalla: 'Confirme su contraseña', requisitos: ['PROF-36'] },
          initial: 'editando',
          on: {
            ESCRIBIR: { target: '.editando', actions: 'escribir' },
            ENVIAR: [
              { guard: 'faltaAlgo', target: '.faltanDatos', actions: 'anotarFaltas' },
              { target: 'comprobando', actions: 'anotarFaltas' },
            ],
            ANTERIOR: { target: 'correo' },
          },
          states: {
            editando: { description: 'Listo para escribir.' },
            faltanDatos: {
              description: 'Se pulsó sin escribir la contraseña.',
              tags: ['error', 'incompleto'],
              entry: 'senalarFaltas',
            },
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
            input: ({ event }) => {
              assertEvent(event, 'ENVIAR');
              return { clave: event.clave };
            },
            onDone: [
              {
                guard: { type: 'codigo', params: { es: [1007] } },
                description: '1007: es la contraseña del afiliado.',
                target: 'solicitando',
              },
              {
                description: 'Cualquier otro código: el mensaje del servidor.',
                target: 'clave.rechazada',
                actions: 'anotarResultado',
              },
            ],
            onError: { target: 'clave.sinComprobar', actions: 'anotarResultado' },
          },
          after: { limiteComprobar: { target: 'clave.sinComprobar', actions: 'anotarResultado' } },
        },
        solicitando: {
          description: 'Se dice que la contraseña es esa y se pide el cambio. Ya no se puede cerrar ni pedir otra vez.',
          tags: 'cargando',
          meta: { requisitos: ['PROF-37', 'PROF-38', 'PROF-42'] },
          invoke: {
            id: 'solicitarCambio',
            src: 'solicitarCambio',
            input: ({ context }) => ({
              query: { CodigoAfiliado: context.codigoAfiliado, Correo: context.borrador.correo.trim(), Reverso: false },
            }),
            onDone: { target: '#emailRequest.solicitado' },
            onError: [
              {
                guard: 'rechazo',
                description: 'El servicio dijo que no.',
                target: 'correo.sinSolicitar',
                actions: 'anotarResultado',
              },
              {
                description: 'Se perdió la respuesta.',
                target: 'correo.sinSaber',
                actions: 'anotarResultado',
              },
            ],
          },
          on: { CERRAR: {} },
          after: { limiteSolicitar: { target: 'correo.sinSaber', actions: 'anotarResultado' } },
        },
      },
    },
    solicitado: {
      description:
        'Se anota que el cambio está pendiente, se cierra la sesión y se va a iniciar sesión, que dice que se mire el correo.',
      type: 'final',
      tags: 'terminal',
      meta: { requisitos: ['PROF-39', 'PROF-42'] },
      entry: ['recordarCambio', 'cerrarSesion'],
    },
  },
});
