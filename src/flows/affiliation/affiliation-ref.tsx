import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { affiliationMachine } from '../../../machines/affiliation/affiliation.machine';
import type { StateOf } from '../../../machines/state-of';

export interface ViewProps {
  actor: ActorRefFrom<typeof affiliationMachine>;
  state: StateOf<typeof affiliationMachine>;
  /** The child flow of attachments: as an editor, and as a read-only list for the review. */
  documents: { form: ReactNode; list: ReactNode };
  /** The documents and data to prepare. */
  aMano: readonly string[];
  /** The notice of the last request of this kind. */
  recibo?: ReactNode;
}
