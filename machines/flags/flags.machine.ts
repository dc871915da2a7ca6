import { assign, fromPromise, setup } from 'xstate';
import type { Reply } from '../../domain/contract/endpoint';
import type { flags } from '../../domain/contract/start';
import type { Flags } from '../../domain/rules/access/flags';

interface Contexto {
  activas: Flags;
  /** Fallos seguidos; alargan la espera hasta el próximo intento. */
  fallos: number;
}

export type Evento =
  | { type: 'RECARGAR' }
  | { type: 'EN_LINEA' }
  | { type: 'xstate.done.actor.cargar'; output: Reply<typeof flags> }
  | { type: 'xstate.done.actor.recargar'; output: Reply<typeof flags> }
  | { type: 'xstate.done.actor.actualizar'; output: Reply<typeof flags> };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const flagsMachine = setup({
  types: {} as { context: Contexto; events: Evento; tags: 'cargando' | 'error' },
  actors: { consultarFunciones: fromPromise<Reply<typeof flags>>(falta) },
  delays: { limite: falta, espera: falta },
  actions: {
    registrarFallo: falta,
    anotarFunciones: falta,
    contarFallo: assign({ fallos: ({ context }) => context.fallos + 1 }),
    olvidarFallos: assign({ fallos: 0 }),
  },
}).createMachine({
  id: 'flags',
  description: 'Qué funciones del portal están encendidas.',
  context: {
    activas: {
      disponibleMedicamentos: false,
      verNotificaciones: false,
      verNucleoFamiliar: false,
      verPerfil: false,
      verRedesSociales: false,
    },
    fallos: 0,
  },
  initial: 'cargando',
  states: {
    cargando: {
      description: 'Primera carga: hasta que se sepa algo, ninguna página protegida decide.',
      tags: 'cargando',
      meta: { requisitos: ['FLAG-01', 'ROUTE-45'] },
      invoke: {
        id: 'cargar',
        src: 'consultarFunciones',
        onDone: { target: 'cargada', actions: 'anotarFunciones' },
        onError: { target: 'fallida', actions: ['contarFallo', 'registrarFallo'] },
      },
      on: { RECARGAR: { description: 'Empezó una sesión.', target: 'cargando', reenter: true } },
      after: { limite: { target: 'fallida', actions: ['contarFallo', 'registrarFallo'] } },
    },
    cargada: {
      description: 'Se sabe qué funciones están encendidas.',
      on: { RECARGAR: { description: 'Empezó una sesión.', target: 'actualizando' } },
    },
    actualizando: {
      description: 'Se pide otra vez; mientras tanto vale lo que había.',
      invoke: {
        id: 'actualizar',
        src: 'consultarFunciones',
        onDone: { target: 'cargada', actions: 'anotarFunciones' },
        onError: { target: 'cargada', actions: 'registrarFallo' },
      },
      on: { RECARGAR: { target: 'actualizando', reenter: true } },
      after: { limite: { target: 'cargada', actions: 'registrarFallo' } },
    },
    fallida: {
      description: 'No se pudo saber: todas apagadas. Solo se registra y se reintenta.',
      tags: 'error',
      meta: { requisitos: ['FLAG-07'] },
      on: {
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
        src: 'consultarFunciones',
        onDone: { target: 'cargada', actions: 'anotarFunciones' },
        onError: { target: 'fallida', actions: ['contarFallo', 'registrarFallo'] },
      },
      on: { RECARGAR: { target: 'reintentando', reenter: true } },
      after: { limite: { target: 'fallida', actions: ['contarFallo', 'registrarFallo'] } },
    },
  },
});
