import { assign, emit } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { myDataMachine } from './myData.machine';

export const myDataFlow = myDataMachine.provide({
  actions: {
    anotarResultado: assign(({ event }) => resultOf(event)),
    senalarFalta: emit({ type: 'FALTAN_DATOS' }),
  },
});
