import { assign } from 'xstate';
import { resultOf } from '../../src/contract/call-result';
import { linkTroubleOf } from '../../src/contract/link-trouble';
import { planStatusMachine } from './planStatus.machine';

export const planStatusFlow = planStatusMachine.provide({
  actions: {
    anotarEnlace: assign({ enlace: ({ event }) => linkTroubleOf(event) }),
    anotarResultado: assign(({ event }) => resultOf(event)),
  },
});
