import { assign } from 'xstate';
import { dependentFaults } from '../../domain/rules/application/dependent-faults';
import { updateDependentField } from '../../domain/rules/application/update-dependent-field';
import { applicationDependentMachine } from './applicationDependent.machine';

type Context = ReturnType<typeof applicationDependentMachine.getInitialSnapshot>['context'];

const faultsOf = ({ borrador, ocupados, listas, hoy }: Context) => dependentFaults(borrador, { ocupados, listas, hoy });

export const applicationDependentFlow = applicationDependentMachine.provide({
  guards: { faltaAlgo: ({ context }) => Object.keys(faultsOf(context)).length > 0 },
  actions: {
    escribir: assign(({ context, event }) => (event.type === 'ESCRIBIR' ? updateDependentField(context, event) : {})),
    anotarFaltas: assign(({ context }) => ({ faltas: faultsOf(context), pulsaciones: context.pulsaciones + 1 })),
  },
});
