import { needsOnboarding } from '../../domain/rules/contact/onboarding';
import { onboardingCheckMachine } from './onboardingCheck.machine';

export const onboardingCheckFlow = onboardingCheckMachine.provide({
  guards: {
    necesita: ({ event }) => event.type === 'xstate.done.actor.consultarContacto' && needsOnboarding(event.output),
  },
});
