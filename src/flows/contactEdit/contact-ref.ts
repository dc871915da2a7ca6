import type { ActorRefFrom } from 'xstate';
import type { contactEditMachine } from '../../../machines/contactEdit/contactEdit.machine';
import type { StateOf } from '../../../machines/state-of';

export type ContactEditRef = ActorRefFrom<typeof contactEditMachine>;

export type ContactEditState = StateOf<typeof contactEditMachine>;

export interface ViewProps {
  actor: ContactEditRef;
}
