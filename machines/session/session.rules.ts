import { assign } from 'xstate';
import { chartFailure } from '../../domain/contract/chart-failure';
import { sessionMachine } from './session.machine';

export const sessionFlow = sessionMachine.provide({
  actions: { anotarProblema: assign({ problema: ({ event }) => chartFailure(event) }) },
});
