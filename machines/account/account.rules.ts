import { assign } from 'xstate';
import { planOf } from '../../domain/rules/plan/plan';
import { accountMachine } from './account.machine';

export const accountFlow = accountMachine.provide({
  actions: {
    anotarPlan: assign({ plan: ({ context }) => planOf(context.carnets, context.codigoAfiliado) }),
  },
});
