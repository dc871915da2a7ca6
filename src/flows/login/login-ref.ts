import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '../../../machines/login/login.machine';
import type { StateOf } from '../../../machines/state-of';

export type LoginRef = ActorRefFrom<typeof loginMachine>;

export interface ViewProps {
  actor: LoginRef;
  state: StateOf<typeof loginMachine>;
  larimar: string;
}
