import { OnboardingScreen } from '../../../src/flows/onboarding/OnboardingScreen';
import { HelpContact } from '../../../src/parts/HelpContact';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = {
  at: '/onboarding',
  draw: ({ started, stage }) => (
    <OnboardingScreen start={() => started} help={<HelpContact links={stage.settings.links} />} />
  ),
};
