import { assign, sendTo, setup } from 'xstate';
import type { Reply } from '../../domain/contract/endpoint';
import type { confirmarAfiliado } from '../../domain/contract/estado-plan';
import type { LinkRefusal } from '../../domain/contract/link-refusal';
import type { LinkTrouble } from '../../domain/contract/link-trouble';
import type { Fetching } from '../fetching/fetching.machine';

interface Contexto {
  /** Por qué no sirve el enlace; nulo: nada habla contra él. */
  enlace: LinkTrouble | null;
  afiliado: Reply<typeof confirmarAfiliado> | null;
  /** Cada intento pedido lleva el foco a su resultado. */
  intentos: number;
}

export type Evento =
  | { type: 'REINTENTAR' }
  | { type: 'IR_A_INICIAR_SESION' }
  | { type: 'xstate.done.actor.abrirEnlace'; output: Reply<typeof confirmarAfiliado> | LinkRefusal };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const planStatusMachine = setup({
  types: {} as {
    context: Contexto;
    children: { abrirEnlace: 'abrirEnlace' };
    events: Evento;
    tags: 'error' | 'terminal';
  },
  actors: {
    abrirEnlace: falta as unknown as Fetching<Reply<typeof confirmarAfiliado> | LinkRefusal>,
  },
  guards: {
    enlaceRechazado: ({ event }) => event.type === 'xstate.done.actor.abrirEnlace' && 'enlaceRechazado' in event.output,
    hayPlanes: ({ event }) =>
      event.type === 'xstate.done.actor.abrirEnlace' && 'planes' in event.output && event.output.planes.length > 0,
  },
  actions: {
    anotarEnlace: assign({
      enlace: ({ context, event }) =>
        'output' in event && 'enlaceRechazado' in event.output ? event.output.enlaceRechazado : context.enlace,
    }),
    guardarAfiliado: assign({
      afiliado: ({ context, event }) =>
        'output' in event && 'planes' in event.output ? event.output : context.afiliado,
    }),
    contarIntento: assign({ intentos: ({ context }) => context.intentos + 1 }),
    reintentar: sendTo('abrirEnlace', { type: 'REINTENTAR' }),
    navegar: falta as (_: unknown, params: { a: string }) => never,
  },
}).createMachine({
  id: 'planStatus',
  description: 'La página pública de un enlace que dice el estado de los planes de un afiliado.',
  context: { enlace: null, afiliado: null, intentos: 0 },
  initial: 'abriendo',
  states: {
    abriendo: {
      description:
        'Se toma el token del enlace, se borra de la dirección y se piden los planes del afiliado. Solo se lee; si falla se puede reintentar.',
      meta: { pantalla: 'Estado de afiliación', requisitos: ['ROUTE-34', 'PLANTOK-01'] },
      invoke: {
        id: 'abrirEnlace',
        src: 'abrirEnlace',
        onDone: [
          {
            guard: 'enlaceRechazado',
            description: 'Falta, está dañado, venció o no lo conoce nadie.',
            target: 'enlaceInservible',
            actions: 'anotarEnlace',
          },
          { guard: 'hayPlanes', target: 'mostrando', actions: 'guardarAfiliado' },
          { description: 'Afiliado sin ningún plan.', target: 'sinPlanes', actions: 'guardarAfiliado' },
        ],
      },
      on: { REINTENTAR: { actions: ['contarIntento', 'reintentar'] } },
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
