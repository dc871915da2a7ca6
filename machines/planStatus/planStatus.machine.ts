import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CallResult } from '../../src/contract/call-result';
import type { Reply } from '../../src/contract/endpoint';
import type { confirmarAfiliado } from '../../src/contract/estado-plan';
import type { LinkRefusal } from '../../src/contract/link-refusal';
import type { LinkTrouble } from '../../src/contract/link-trouble';
import type { LinkReading } from '../../src/rules/links/link-reading';

interface Contexto extends CallResult {
  /** Por qué no sirve el enlace; nulo: nada habla contra él. */
  enlace: LinkTrouble | null;
  afiliado: Reply<typeof confirmarAfiliado> | null;
  /** Cada intento pedido lleva el foco a su resultado. */
  intentos: number;
}

export type Evento =
  | { type: 'REINTENTAR' }
  | { type: 'EN_LINEA' }
  | { type: 'IR_A_INICIAR_SESION' }
  | { type: 'xstate.done.actor.leerEnlace'; output: LinkReading }
  | { type: 'xstate.done.actor.consultarPlanes'; output: Reply<typeof confirmarAfiliado> | LinkRefusal }
  | { type: 'xstate.error.actor.consultarPlanes'; error: unknown };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const planStatusMachine = setup({
  types: {} as { context: Contexto; events: Evento; tags: 'cargando' | 'error' | 'terminal' },
  actors: {
    leerEnlace: fromPromise<LinkReading>(falta),
    consultarPlanes: fromPromise<Reply<typeof confirmarAfiliado> | LinkRefusal>(falta),
    vigilarRed: fromCallback(falta),
  },
  delays: { limiteLectura: falta, limiteConsulta: falta },
  guards: {
    vigente: ({ event }) => event.type === 'xstate.done.actor.leerEnlace' && event.output === 'vigente',
    enlaceRechazado: ({ event }) =>
      event.type === 'xstate.done.actor.consultarPlanes' && 'enlaceRechazado' in event.output,
    hayPlanes: ({ event }) =>
      event.type === 'xstate.done.actor.consultarPlanes' && 'planes' in event.output && event.output.planes.length > 0,
  },
  actions: {
    guardarAfiliado: assign({
      afiliado: ({ event }) =>
        event.type === 'xstate.done.actor.consultarPlanes' && 'planes' in event.output ? event.output : null,
    }),
    anotarEnlace: falta,
    anotarResultado: falta,
    contarIntento: assign({ intentos: ({ context }) => context.intentos + 1 }),
    navegar: falta as (_: unknown, params: { a: string }) => never,
  },
}).createMachine({
  id: 'planStatus',
  description: 'La página pública de un enlace que dice el estado de los planes de un afiliado.',
  context: { enlace: null, afiliado: null, respuesta: null, problema: null, intentos: 0 },
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
      meta: { requisitos: ['ROUTE-34'] },
      invoke: {
        id: 'leerEnlace',
        src: 'leerEnlace',
        onDone: [
          { guard: 'vigente', description: 'Nada habla contra el enlace.', target: 'consultando' },
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
      description: 'Se piden los planes del afiliado. Solo se lee.',
      tags: 'cargando',
      meta: { pantalla: 'Estado de afiliación', requisitos: ['PLANTOK-01'] },
      invoke: {
        id: 'consultarPlanes',
        src: 'consultarPlanes',
        onDone: [
          { guard: 'enlaceRechazado', target: 'enlaceInservible', actions: 'anotarEnlace' },
          { guard: 'hayPlanes', target: 'mostrando', actions: 'guardarAfiliado' },
          { description: 'Afiliado sin ningún plan.', target: 'sinPlanes', actions: 'guardarAfiliado' },
        ],
        onError: { target: 'fallida', actions: 'anotarResultado' },
      },
      after: { limiteConsulta: { target: 'fallida', actions: 'anotarResultado' } },
    },
    mostrando: {
      description: 'Nombre, número de afiliado y cada plan con su estado; «SIN SERVICIO» se distingue.',
      meta: { pantalla: 'Estado de afiliación', requisitos: ['PLANTOK-02', 'PLANTOK-04'] },
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
    },
    sinPlanes: {
      description: 'Nombre y número de afiliado, y que no hay planes.',
      meta: { pantalla: 'Estado de afiliación' },
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
    },
    fallida: {
      description: 'No se pudo consultar. Se puede reintentar; al volver la conexión se intenta otra vez.',
      tags: 'error',
      on: {
        REINTENTAR: { target: 'consultando', actions: 'contarIntento' },
        EN_LINEA: { target: 'consultando' },
      },
    },
    enlaceInservible: {
      description: 'El enlace falta, está dañado, venció o no lo conoce nadie, y se dice cuál de ellos.',
      tags: 'error',
      meta: { pantalla: 'Estado de afiliación', requisitos: ['PLANTOK-03', 'PLANTOK-04', 'SESS-28'] },
      on: { IR_A_INICIAR_SESION: { target: 'haciaLogin' } },
    },
    haciaLogin: {
      description: 'Se va a iniciar sesión.',
      type: 'final',
      tags: 'terminal',
      entry: { type: 'navegar', params: { a: '/login' } },
    },
  },
});
