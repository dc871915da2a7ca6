import type { ActorRefFrom } from 'xstate';
import type { attachmentsMachine } from '../../../machines/attachments/attachments.machine';
import { AttachmentsScreen } from '../../../src/flows/attachments/AttachmentsScreen';
import { noBox } from './stand-in-device';

interface Form {
  getSnapshot(): { children: { adjuntos?: ActorRefFrom<typeof attachmentsMachine> | undefined } };
}

/** The documents of a form that is played. */
export const standInDocuments = (form: Form) => {
  const { adjuntos } = form.getSnapshot().children;
  return { form: adjuntos && <AttachmentsScreen actor={adjuntos} box={noBox} />, list: null };
};
