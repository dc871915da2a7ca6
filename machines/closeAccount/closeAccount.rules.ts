import { assign, emit } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { closeAccountMachine } from './closeAccount.machine';

export const closeAccountFlow = closeAccountMachine.provide({
  actions: {
    anotarResultado: assign(({ event }) => resultOf(event)),
    senalarFalta: emit({ type: 'FALTAN_DATOS' }),
  },
});
