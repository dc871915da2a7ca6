import type { ActorRefFrom } from 'xstate';
import type { Plan } from '../../../domain/rules/person/profile';
import type { secureDeviceMachine } from '../../../machines/secureDevice/secureDevice.machine';

export type SecureDeviceRef = ActorRefFrom<typeof secureDeviceMachine>;

export interface BalanceProps {
  device: SecureDeviceRef;
  plan: Plan;
  /** Opens the section with the e-mail; null if this profile has none. */
  showContact: (() => void) | null;
}

export type BalanceView = (props: BalanceProps) => React.ReactNode;
