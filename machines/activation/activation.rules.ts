import { assign } from 'xstate';
import { keptFailure } from '../../src/contract/kept-failure';
import { activationMachine } from './activation.machine';

export const activationFlow = activationMachine.provide({
  actions: { anotarFalla: assign({ falla: ({ event }) => keptFailure(event), mensaje: '' }) },
});
