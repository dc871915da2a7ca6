import { assign } from 'xstate';
import { accountMachine } from './account.machine';
import { planOf } from './plan';

export const accountFlow = accountMachine.provide({
  actions: {
    anotarPlan: assign({ plan: ({ context }) => planOf(context.carnets, context.codigoAfiliado) }),
  },
});
