import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { slider } from '../../domain/contract/ajuste';
import type { Reply, Request } from '../../domain/contract/endpoint';
import type { Slide } from '../../domain/rules/notices/slides';

/** Por qué espera la lámina sin que nadie lo haya pedido. */
export type Causa = 'puntero' | 'foco' | 'toque' | 'oculta';

interface Contexto {
  laminas: readonly Slide[];
  indice: number;
  causas: readonly Causa[];
  /** La persona, o el movimiento reducido de su dispositivo, no quiere que corra. */
  parada: boolean;
}

export type Evento =
  | { type: 'SIGUIENTE' }
  | { type: 'ANTERIOR' }
  | { type: 'IR_A'; indice: number }
  | { type: 'DESLIZAR'; hacia: 1 | -1 }
  | { type: 'PAUSAR' }
  | { type: 'REANUDAR' }
  | { type: 'RETENER'; causa: Causa }
  | { type: 'SOLTAR'; causa: Causa }
  | { type: 'MOVIMIENTO_REDUCIDO' }
  | { type: 'IMAGEN_FALLO'; id: string }
  | { type: 'REINTENTAR' }
  | { type: 'EN_LINEA' }
  | { type: 'xstate.done.actor.consultarLaminas'; output: Reply<typeof slider> };

const falta = (): never => {
  throw new Error('falta');
};
falta.esMarcador = true;

export const slidesMachine = setup({
  types: {} as {
    context: Contexto;
    input: Pick<Contexto, 'parada'>;
    events: Evento;
    tags: 'cargando' | 'error';
  },
  actors: {
    consultarLaminas: fromPromise<Reply<typeof slider>, Request<typeof slider>>(falta),
    atender: fromCallback(falta),
  },
  delays: { limite: falta, intervalo: falta },
  guards: {
    ninguna: ({ context }) => context.laminas.length === 0,
    unaSola: ({ context }) => context.laminas.length === 1,
    parada: ({ context }) => context.parada,
    retenida: ({ context }) => context.causas.length > 0,
    ultimaCausa: ({ context, event }) =>
      event.type === 'SOLTAR' && context.causas.every((causa) => causa === event.causa),
  },
  actions: {
    registrarFallo: falta,
    anotarLaminas: falta,
    mover: falta,
    quitarLamina: falta,
    parar: assign({ parada: true }),
    // Quien lo pide con el puntero o el foco encima quiere verlo correr.
    seguir: assign({ parada: false, causas: ({ context }) => context.causas.filter((causa) => causa === 'oculta') }),
    anotarCausa: assign({
      causas: ({ context, event }) =>
        event.type === 'RETENER' && !context.causas.includes(event.causa)
          ? context.causas.concat(event.causa)
          : context.causas,
    }),
    quitarCausa: assign({
      causas: ({ context, event }) =>
        event.type === 'SOLTAR' ? context.causas.filter((causa) => causa !== event.causa) : context.causas,
    }),
  },
}).createMachine({
  id: 'slides',
  description: 'Las novedades del inicio, que pasan solas.',
  context: ({ input }) => ({ laminas: [], indice: 0, causas: [], parada: input.parada }),
  invoke: {
    id: 'atender',
    src: 'atender',
    onError: { description: 'Sin saber si la página se ve, corre igual.' },
  },
  initial: 'cargando',
  on: {
    RETENER: { actions: 'anotarCausa' },
    SOLTAR: { actions: 'quitarCausa' },
    MOVIMIENTO_REDUCIDO: { actions: 'parar' },
  },
  states: {
    cargando: {
      description: 'Se piden las novedades.',
      tags: 'cargando',
      meta: { requisitos: ['HOME-03', 'HOME-08'] },
      invoke: {
        id: 'consultarLaminas',
        src: 'consultarLaminas',
        input: {},
        onDone: { target: 'decidiendo', actions: 'anotarLaminas' },
        onError: { target: 'fallida', actions: 'registrarFallo' },
      },
      after: { limite: { target: 'fallida', actions: 'registrarFallo' } },
    },
    fallida: {
      description: 'No se pudieron pedir: lo demás del inicio sigue, y se puede reintentar.',
      tags: 'error',
      meta: { requisitos: ['HOME-20'] },
      on: { REINTENTAR: { target: 'cargando' }, EN_LINEA: { target: 'cargando' } },
    },
    decidiendo: {
      description: 'Según cuántas láminas hay y si algo las detiene.',
      always: [
        { guard: 'ninguna', target: 'vacia' },
        { guard: 'unaSola', target: 'unaSola' },
        { guard: 'parada', target: 'detenida' },
        { guard: 'retenida', target: 'enEspera' },
        { target: 'corriendo' },
      ],
    },
    vacia: {
      description: 'No hay láminas que mostrar: la sección no está.',
      on: { EN_LINEA: { target: 'cargando' } },
    },
    unaSola: {
      description: 'Una sola lámina: nada que mover.',
      on: { IMAGEN_FALLO: { target: 'decidiendo', actions: 'quitarLamina' } },
    },
    corriendo: {
      description: 'Pasa a la siguiente cada diez segundos.',
      meta: { requisitos: ['HOME-04', 'HOME-05', 'HOME-06'] },
      on: {
        SIGUIENTE: { description: 'El tiempo cuenta de nuevo.', target: 'corriendo', reenter: true, actions: 'mover' },
        ANTERIOR: { target: 'corriendo', reenter: true, actions: 'mover' },
        IR_A: { target: 'corriendo', reenter: true, actions: 'mover' },
        DESLIZAR: { target: 'corriendo', reenter: true, actions: 'mover' },
        PAUSAR: { target: 'detenida', actions: 'parar' },
        MOVIMIENTO_REDUCIDO: { target: 'detenida', actions: 'parar' },
        RETENER: { target: 'enEspera', actions: 'anotarCausa' },
        IMAGEN_FALLO: { target: 'decidiendo', actions: 'quitarLamina' },
      },
      after: { intervalo: { target: 'corriendo', reenter: true, actions: 'mover' } },
    },
    enEspera: {
      description: 'El puntero, el foco o un dedo está encima, o la página no se ve: espera a que se vayan.',
      on: {
        SIGUIENTE: { actions: 'mover' },
        ANTERIOR: { actions: 'mover' },
        IR_A: { actions: 'mover' },
        DESLIZAR: { actions: 'mover' },
        PAUSAR: { target: 'detenida', actions: 'parar' },
        MOVIMIENTO_REDUCIDO: { target: 'detenida', actions: 'parar' },
        SOLTAR: [{ guard: 'ultimaCausa', target: 'corriendo', actions: 'quitarCausa' }, { actions: 'quitarCausa' }],
        IMAGEN_FALLO: { target: 'decidiendo', actions: 'quitarLamina' },
      },
    },
    detenida: {
      description: 'Detenida con «Pausar», o porque el dispositivo pide menos movimiento: solo corre si se pide.',
      on: {
        SIGUIENTE: { actions: 'mover' },
        ANTERIOR: { actions: 'mover' },
        IR_A: { actions: 'mover' },
        DESLIZAR: { actions: 'mover' },
        REANUDAR: { target: 'decidiendo', actions: 'seguir' },
        IMAGEN_FALLO: { target: 'decidiendo', actions: 'quitarLamina' },
      },
    },
  },
});
