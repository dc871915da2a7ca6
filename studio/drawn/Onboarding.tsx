import { OnboardingScreen } from '../../src/flows/onboarding/OnboardingScreen';
import { HelpContact } from '../../src/parts/HelpContact';
import type { Drawn } from '../scene';

export const drawn: Drawn = {
  at: '/onboarding',
  draw: ({ started, stage }) => (
    <OnboardingScreen start={() => started} help={<HelpContact links={stage.settings.links} />} />
  ),
};
