import type { AnyActorRef } from 'xstate';
import type { attachmentsMachine, Entrada, Evento } from '../../../machines/attachments/attachments.machine';

/** The attachments child of a form, as its wiring receives it. */
export interface Attachments {
  logic: typeof attachmentsMachine;
  input: Entrada;
  files(): readonly File[];
  forget(): void;
}

/** Sends an event from a form's action to its attachments child. */
export const tellAttachments = (form: AnyActorRef, event: Evento): void =>
  form.getSnapshot().children.adjuntos?.send(event);
