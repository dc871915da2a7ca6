import { fromCallback } from 'xstate';
import type { attachmentsMachine, Evento } from '../../machines/attachments/attachments.machine';
import type { Attachments } from '../../src/wiring/actors/attachments';

interface Given {
  /** Chosen so far. */
  files(): readonly File[];
  /** The summary that the form gets at its start. */
  summary?: () => object;
}

/** Stands in for the attachments child of a form: records the form's events, and sends the given summary. */
export const fakeAttachments = ({ files, summary }: Given) => {
  const told: Evento[] = [];
  let forgotten = 0;
  let send = (_: { type: string }): void => {};
  const tell = () => summary !== undefined && send({ type: 'ADJUNTOS', ...summary() });
  const logic = fromCallback(({ sendBack, receive }) => {
    send = sendBack;
    receive((event) => told.push(event as Evento));
    tell();
  });
  const attachments: Attachments = {
    // The form starts it, sends to it and hears from it, whatever it is.
    logic: logic as unknown as typeof attachmentsMachine,
    input: { pendientes: [], recordados: [] },
    files,
    forget: () => {
      forgotten += 1;
    },
  };
  return { attachments, told, tell, forgotten: () => forgotten };
};
