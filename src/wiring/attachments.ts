import type { AnyActorRef } from 'xstate';
import type { attachmentsMachine, Entrada, Evento } from '../../machines/attachments/attachments.machine';

/** The documents of a form, as its wiring gives them to its chart. */
export interface Attachments {
  logic: typeof attachmentsMachine;
  input: Entrada;
  files(): readonly File[];
  forget(): void;
}

/** From an action of the form's chart to the child that has its documents. */
export const tellAttachments = (form: AnyActorRef, event: Evento): void =>
  form.getSnapshot().children.adjuntos?.send(event);
