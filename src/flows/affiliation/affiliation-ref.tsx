import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { affiliationMachine } from '../../../machines/affiliation/affiliation.machine';

export interface ViewProps {
  actor: ActorRefFrom<typeof affiliationMachine>;
  /** Where the chart is, by its dotted path. */
  state: string;
  /** The attachments, which are a flow beside the form: to be added to, or to be read. */
  documents: { form: ReactNode; list: ReactNode };
  /** What to have at hand. */
  aMano: readonly string[];
}
