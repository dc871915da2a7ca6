import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { affiliationMachine } from '../../../machines/affiliation/affiliation.machine';
import type { StateOf } from '../../../machines/state-of';

export interface ViewProps {
  actor: ActorRefFrom<typeof affiliationMachine>;
  state: StateOf<typeof affiliationMachine>;
  /** The attachments, which are a flow beside the form: to be added to, or to be read. */
  documents: { form: ReactNode; list: ReactNode };
  /** What to have at hand. */
  aMano: readonly string[];
}
