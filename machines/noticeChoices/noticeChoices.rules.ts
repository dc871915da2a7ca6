import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { isRefusal } from '../../domain/contract/refusal';
import { noticeChoicesMachine } from './noticeChoices.machine';

export const noticeChoicesFlow = noticeChoicesMachine.provide({
  guards: {
    quedo: ({ context: { cambio }, event }) =>
      event.type === 'xstate.done.actor.comprobar' &&
      (event.output ?? []).some(
        ({ tipo, canal, activo }) => tipo === cambio?.tipo && canal === cambio.canal && activo === cambio.activo,
      ),
    rechazo: ({ event }) => 'error' in event && isRefusal(event.error),
  },
  actions: { anotarResultado: assign(({ event }) => resultOf(event)) },
});
