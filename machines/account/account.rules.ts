import { assign } from 'xstate';
import { memberCard } from '../../domain/rules/card/member-card';
import { endedService } from '../../domain/rules/plan/ended-service';
import { accountMachine } from './account.machine';
import { planOf } from './plan';

export const accountFlow = accountMachine.provide({
  actions: {
    anotarPlan: assign(({ context: { carnets, codigoAfiliado, hoy } }) => ({
      plan: planOf(carnets, codigoAfiliado),
      sinServicio: endedService(memberCard(carnets, codigoAfiliado)?.planes ?? [], hoy),
    })),
  },
});
