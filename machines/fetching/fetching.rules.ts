import { assign } from 'xstate';
import { keptFailure } from '../../domain/contract/kept-failure';
import { fetchingMachine } from './fetching.machine';

export const fetchingFlow = fetchingMachine.provide({
  actions: { anotarProblema: assign({ problema: ({ event }) => keptFailure(event) }) },
});
