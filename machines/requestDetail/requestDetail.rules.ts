import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { requestDetailMachine } from './requestDetail.machine';

export const requestDetailFlow = requestDetailMachine.provide({
  actions: { anotarResultado: assign(({ event }) => resultOf(event)) },
});
