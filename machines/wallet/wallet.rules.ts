import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { linkTroubleOf } from '../../domain/contract/link-trouble';
import { walletMachine } from './wallet.machine';

export const walletFlow = walletMachine.provide({
  actions: {
    anotarEnlace: assign({ enlace: ({ event }) => linkTroubleOf(event) }),
    anotarResultado: assign(({ event }) => resultOf(event)),
  },
});
