import type { ActorRefFrom } from 'xstate';
import type { passkeysMachine } from '../../../machines/passkeys/passkeys.machine';
import type { StateOf } from '../../../machines/state-of';

export type PasskeysState = StateOf<typeof passkeysMachine>;

export interface ViewProps {
  actor: ActorRefFrom<typeof passkeysMachine>;
  state: PasskeysState;
}
