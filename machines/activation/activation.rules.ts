import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { linkTroubleOf } from '../../domain/contract/link-trouble';
import { activationMachine } from './activation.machine';

export const activationFlow = activationMachine.provide({
  actions: {
    anotarEnlace: assign({ enlace: ({ event }) => linkTroubleOf(event) }),
    anotarRespuesta: assign(({ event }) => ({ respuesta: resultOf(event).respuesta })),
  },
});
