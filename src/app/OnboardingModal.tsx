import { OnboardingScreen } from '../flows/onboarding/OnboardingScreen';
import { onboardingLogic } from '../flows/onboarding/wiring';
import type { App } from './app';

interface Props {
  app: App;
  navigate: (to: string) => void;
  close: () => void;
}

export const OnboardingModal = (props: Props) => (
  <OnboardingScreen start={() => onboardingLogic({ ...props, variante: 'modal', back: '' })} help={null} />
);
