import { assign, fromPromise, setup } from 'xstate';
import type { Reply } from '../../domain/contract/endpoint';
import type { menu } from '../../domain/contract/start';

interface Contexto {
  items: Reply<typeof menu>;
  /** Fallos seguidos; alargan la espera hasta el próximo intento. */
  fallos: number;
}

type Evento =
  | { type: 'RECARGAR' }
  | { type: 'REINTENTAR' }
  | { type: 'EN_LINEA' }
  | { type: 'xstate.done.actor.cargar'; output: Reply<typeof menu> }
  | { type: 'xstate.done.actor.recargar'; output: Reply<typeof menu> }
  | { type: 'xstate.done.actor.actualizar'; output: Reply<typeof menu> };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const menuMachine = setup({
  types: {} as { context: Contexto; events: Evento; tags: 'cargando' | 'error' },
  actors: { consultarMenu: fromPromise<Reply<typeof menu>>(falta) },
  delays: { limite: falta, espera: falta },
  guards: { estaVacio: ({ context }) => context.items.length === 0 },
  actions: {
    registrarFallo: falta,
    anotarMenu: assign({
      items: ({ context, event }) => ('output' in event ? event.output : context.items),
      fallos: 0,
    }),
    contarFallo: assign({ fallos: ({ context }) => context.fallos + 1 }),
    olvidarFallos: assign({ fallos: 0 }),
  },
}).createMachine({
  id: 'menu',
  description: 'El menú que decide el servidor, y si sus páginas se pueden ver.',
  context: { items: [], fallos: 0 },
  initial: 'cargando',
  states: {
    cargando: {
      description: 'Primera carga: hasta que se sepa algo, ninguna página protegida decide.',
      tags: 'cargando',
      meta: { requisitos: ['MENU-01', 'ROUTE-45'] },
      invoke: {
        id: 'cargar',
        src: 'consultarMenu',
        onDone: { target: 'cargado', actions: 'anotarMenu' },
        onError: { target: 'fallido', actions: ['contarFallo', 'registrarFallo'] },
      },
      on: { RECARGAR: { description: 'Empezó una sesión.', target: 'cargando', reenter: true } },
      after: { limite: { target: 'fallido', actions: ['contarFallo', 'registrarFallo'] } },
    },
    cargado: {
      description: 'Menú del servidor. Vacío no es lo mismo que fallido.',
      on: {
        RECARGAR: [
          {
            guard: 'estaVacio',
            description: 'Empezó una sesión, y el menú vacío que había no puede decidir por ella.',
            target: 'cargando',
          },
          { description: 'Empezó una sesión.', target: 'actualizando' },
        ],
      },
    },
    actualizando: {
      description: 'Se pide otra vez; mientras tanto vale el que había.',
      invoke: {
        id: 'actualizar',
        src: 'consultarMenu',
        onDone: { target: 'cargado', actions: 'anotarMenu' },
        onError: { target: 'cargado', actions: 'registrarFallo' },
      },
      on: { RECARGAR: { target: 'actualizando', reenter: true } },
      after: { limite: { target: 'cargado', actions: 'registrarFallo' } },
    },
    fallido: {
      description: 'No se pudo cargar: solo se registra. Las páginas deciden por su propia regla y se reintenta.',
      tags: 'error',
      meta: { requisitos: ['MENU-10', 'ROUTE-43'] },
      on: {
        REINTENTAR: { target: 'reintentando', actions: 'olvidarFallos' },
        EN_LINEA: { target: 'reintentando', actions: 'olvidarFallos' },
        RECARGAR: { target: 'reintentando', actions: 'olvidarFallos' },
      },
      after: { espera: { target: 'reintentando' } },
    },
    reintentando: {
      description: 'Otro intento, sin detener a nadie.',
      tags: 'error',
      invoke: {
        id: 'recargar',
        src: 'consultarMenu',
        onDone: { target: 'cargado', actions: 'anotarMenu' },
        onError: { target: 'fallido', actions: ['contarFallo', 'registrarFallo'] },
      },
      on: {
        RECARGAR: { target: 'reintentando', reenter: true },
        REINTENTAR: {
          description: 'Quien pulsa no espera a un intento que quizá ya no llegue: empieza otro.',
          target: 'reintentando',
          reenter: true,
        },
      },
      after: { limite: { target: 'fallido', actions: ['contarFallo', 'registrarFallo'] } },
    },
  },
});
