import { assign } from 'xstate';
import { keptFailure } from '../../domain/contract/kept-failure';
import { sessionMachine } from './session.machine';

export const sessionFlow = sessionMachine.provide({
  actions: { anotarProblema: assign({ problema: ({ event }) => keptFailure(event) }) },
});
