import type { ActorRefFrom } from 'xstate';
import type { secureDeviceMachine } from '../../../machines/secureDevice/secureDevice.machine';
import type { Plan } from '../../rules/person/profile';

export type SecureDeviceRef = ActorRefFrom<typeof secureDeviceMachine>;

export interface BalanceProps {
  device: SecureDeviceRef;
  plan: Plan;
}

export type BalanceView = (props: BalanceProps) => React.ReactNode;
