import { assign } from 'xstate';
import { keptFailure } from '../../src/contract/kept-failure';
import { planStatusMachine } from './planStatus.machine';

export const planStatusFlow = planStatusMachine.provide({
  actions: { anotarFalla: assign({ falla: ({ event }) => keptFailure(event) }) },
});
