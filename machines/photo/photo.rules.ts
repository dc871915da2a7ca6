import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { isRefusal } from '../../domain/contract/refusal';
import { moveCrop, turnCrop, wholeCrop, zoomCrop } from '../../domain/rules/picture/crop';
import { photoMachine } from './photo.machine';

export const photoFlow = photoMachine.provide({
  guards: { rechazo: ({ event }) => 'error' in event && isRefusal(event.error) },
  actions: {
    anotarElegida: assign(({ event }) => {
      const chosen =
        event.type === 'xstate.done.actor.reducir' ||
        (event.type === 'xstate.done.actor.revisar' && event.output.tipo === 'lista')
          ? event.output
          : null;
      return chosen === null || !('foto' in chosen)
        ? {}
        : { foto: chosen.foto, original: chosen.original, recorte: null };
    }),
    anotarResultado: assign(({ event }) => resultOf(event)),
    empezarRecorte: assign({
      recorte: ({ context: { original, recorte } }) => recorte ?? (original === null ? null : wholeCrop(original)),
    }),
    mover: assign({
      recorte: ({ context: { original, recorte }, event }) =>
        event.type !== 'MOVER' || original === null || recorte === null
          ? recorte
          : moveCrop(recorte, original, { x: event.x, y: event.y }),
    }),
    acercar: assign({
      recorte: ({ context: { original, recorte }, event }) =>
        event.type !== 'ACERCAR' || original === null || recorte === null
          ? recorte
          : zoomCrop(recorte, original, event.factor),
    }),
    girar: assign({
      recorte: ({ context: { original, recorte } }) =>
        original === null || recorte === null ? recorte : turnCrop(recorte, original),
    }),
  },
});
