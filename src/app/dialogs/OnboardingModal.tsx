import { OnboardingScreen } from '../../flows/onboarding/OnboardingScreen';
import { onboardingLogic } from '../../flows/onboarding/wiring';
import type { Deps } from '../../wiring/deps';

interface Props {
  deps: Deps;
  navigate: (to: string) => void;
  close: () => void;
}

export const OnboardingModal = (props: Props) => (
  <OnboardingScreen start={() => onboardingLogic({ ...props, variante: 'modal', back: '' })} help={null} />
);
