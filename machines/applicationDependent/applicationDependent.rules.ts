import { assign } from 'xstate';
import { dependentFaults } from '../../domain/rules/application/dependent';
import { applicationDependentMachine } from './applicationDependent.machine';
import { updateDependentField } from './update-dependent-field';

type Context = ReturnType<typeof applicationDependentMachine.getInitialSnapshot>['context'];

const faultsOf = ({ borrador, ...family }: Context) => dependentFaults(borrador, family);

export const applicationDependentFlow = applicationDependentMachine.provide({
  guards: { faltaAlgo: ({ context }) => Object.keys(faultsOf(context)).length > 0 },
  actions: {
    escribir: assign(({ context, event }) => (event.type === 'ESCRIBIR' ? updateDependentField(context, event) : {})),
    anotarFaltas: assign(({ context }) => ({ faltas: faultsOf(context) })),
  },
});
