import { assign, fromPromise, setup } from 'xstate';

interface Contexto {
  /** Fallos seguidos; alargan la espera hasta el próximo intento. */
  fallos: number;
}

type Evento = { type: 'SESION_ABIERTA' } | { type: 'SESION_CERRADA' } | { type: 'EN_LINEA' };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const memberMachine = setup({
  types: {} as { context: Contexto; events: Evento; tags: 'cargando' | 'error' },
  actors: { preparar: fromPromise<void>(falta) },
  delays: { limite: falta, espera: falta },
  actions: {
    retirar: falta,
    registrarFallo: falta,
    contarFallo: assign({ fallos: ({ context }) => context.fallos + 1 }),
    olvidarFallos: assign({ fallos: 0 }),
  },
}).createMachine({
  id: 'member',
  description: 'Las partes que solo existen con una sesión: se ponen en marcha con ella y terminan con ella.',
  context: { fallos: 0 },
  initial: 'ausente',
  on: {
    SESION_ABIERTA: {
      description: 'Lo de una sesión anterior no pasa a la nueva.',
      target: '.preparando',
      reenter: true,
      actions: ['retirar', 'olvidarFallos'],
    },
    SESION_CERRADA: { target: '.ausente', actions: 'retirar' },
  },
  states: {
    ausente: { description: 'Sin sesión no hay nada de nadie: ni plan, ni foto, ni consumos, ni notificaciones.' },
    preparando: {
      description: 'Se trae el programa de lo que solo existe con sesión, y se pone en marcha.',
      tags: 'cargando',
      invoke: {
        id: 'preparar',
        src: 'preparar',
        onDone: { target: 'presente' },
        onError: { target: 'fallido', actions: ['contarFallo', 'registrarFallo'] },
      },
      after: { limite: { target: 'fallido', actions: ['contarFallo', 'registrarFallo'] } },
    },
    presente: { description: 'Cada parte carga por su cuenta, y ninguna depende de que otra lo logre.' },
    fallido: {
      description: 'El programa no llegó. La página sigue, y se reintenta.',
      tags: 'error',
      on: { EN_LINEA: { target: 'preparando' } },
      after: { espera: { target: 'preparando' } },
    },
  },
});
