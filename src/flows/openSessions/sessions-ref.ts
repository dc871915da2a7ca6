import type { ActorRefFrom } from 'xstate';
import type { openSessionsMachine } from '../../../machines/openSessions/openSessions.machine';
import type { StateOf } from '../../../machines/state-of';

export type SessionsState = StateOf<typeof openSessionsMachine>;

export interface ViewProps {
  actor: ActorRefFrom<typeof openSessionsMachine>;
  state: SessionsState;
}
