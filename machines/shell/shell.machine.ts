import { assign, fromCallback, setup } from 'xstate';

interface Contexto {
  /** El elemento del menú cuyos hijos se ven en la hoja. */
  grupo: string;
}

type Evento =
  | { type: 'ABRIR_MENU' }
  | { type: 'ABRIR_GRUPO'; id: string }
  | { type: 'ABRIR_CUENTA' }
  | { type: 'ABRIR_NOTIFICACIONES' }
  | { type: 'ABRIR_CLAVE' }
  | { type: 'CERRAR' }
  | { type: 'PEDIR_SALIDA' }
  | { type: 'HAY_SOLICITUDES' }
  | { type: 'NO' }
  | { type: 'SI' }
  | { type: 'NAVEGAR' }
  | { type: 'SESION_CERRADA' };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const shellMachine = setup({
  types: {} as { context: Contexto; events: Evento; tags: 'aviso' },
  actors: { mirarSolicitudes: fromCallback(falta) },
  actions: {
    cerrarSesion: falta,
    refrescarNotificaciones: falta,
    anotarGrupo: assign({
      grupo: ({ context, event }) => (event.type === 'ABRIR_GRUPO' ? event.id : context.grupo),
    }),
  },
}).createMachine({
  id: 'shell',
  description:
    'Lo que se abre sobre cada página: menú, cuenta, notificaciones, el cambio de contraseña y la pregunta de salir.',
  context: { grupo: '' },
  initial: 'despejado',
  on: {
    ABRIR_MENU: { target: '.menuAbierto' },
    ABRIR_GRUPO: { target: '.grupoAbierto', actions: 'anotarGrupo' },
    ABRIR_CUENTA: { target: '.cuentaAbierta' },
    ABRIR_NOTIFICACIONES: { target: '.notificacionesAbiertas' },
    ABRIR_CLAVE: { target: '.claveAbierta' },
    PEDIR_SALIDA: { target: '.preguntandoSalida' },
    NAVEGAR: { target: '.despejado' },
    SESION_CERRADA: { target: '.despejado' },
  },
  states: {
    despejado: { description: 'La página sola, con su barra y su menú.' },
    menuAbierto: {
      description: 'En el teléfono, el menú del servidor abierto sobre la página.',
      on: { CERRAR: { target: 'despejado' } },
    },
    grupoAbierto: {
      description: 'En el teléfono, las páginas de un elemento de la barra inferior.',
      on: { CERRAR: { target: 'despejado' } },
    },
    cuentaAbierta: {
      description: 'Los datos de la cuenta, bajo el nombre en la barra.',
      meta: { requisitos: ['SHELL-08'] },
      on: { CERRAR: { target: 'despejado' } },
    },
    notificacionesAbiertas: {
      description: 'La lista de notificaciones, bajo la campana.',
      meta: { requisitos: ['NOTIF-01'] },
      entry: 'refrescarNotificaciones',
      on: { CERRAR: { target: 'despejado' } },
    },
    claveAbierta: {
      description: 'El diálogo con que se pide un enlace para cambiar la contraseña.',
      on: { CERRAR: { target: 'despejado' } },
    },
    preguntandoSalida: {
      description: 'Pregunta: «¿Está seguro que desea cerrar la sesión?». Nada más se abre sobre ella.',
      meta: { pantalla: 'Cerrar sesión', requisitos: ['SHELL-16', 'SHELL-17', 'SHELL-18'] },
      invoke: {
        id: 'mirarSolicitudes',
        src: 'mirarSolicitudes',
        onError: { description: 'Sin saber si hay solicitudes sin enviar, se pregunta igual.' },
      },
      initial: 'sola',
      states: {
        sola: {
          description: 'La pregunta y nada más.',
          on: { HAY_SOLICITUDES: { target: 'conSolicitudes' } },
        },
        conSolicitudes: {
          description: 'También dice que las solicitudes sin enviar se borran de este equipo.',
          tags: 'aviso',
        },
      },
      on: {
        NO: { target: 'despejado' },
        SI: { target: 'despejado', actions: 'cerrarSesion' },
        ABRIR_MENU: {},
        ABRIR_GRUPO: {},
        ABRIR_CUENTA: {},
        ABRIR_NOTIFICACIONES: {},
        ABRIR_CLAVE: {},
      },
    },
  },
});
