import type { ActorRefFrom } from 'xstate';
import type { ApplicationStep } from '../../../domain/rules/application/application-faults';
import type { applicationMachine } from '../../../machines/application/application.machine';
import type { applicationListsMachine } from '../../../machines/applicationLists/applicationLists.machine';

export type ApplicationRef = ActorRefFrom<typeof applicationMachine>;
export type ListsRef = ActorRefFrom<typeof applicationListsMachine>;

export interface ViewProps {
  actor: ApplicationRef;
  lists: ListsRef;
  /** The id of the form, for the submit button outside of it. */
  form: string;
  paso: ApplicationStep;
}
