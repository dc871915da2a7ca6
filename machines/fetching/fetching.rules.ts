import { assign } from 'xstate';
import { chartFailure } from '../../domain/contract/chart-failure';
import { fetchingMachine } from './fetching.machine';

export const fetchingFlow = fetchingMachine.provide({
  actions: { anotarProblema: assign({ problema: ({ event }) => chartFailure(event) }) },
});
