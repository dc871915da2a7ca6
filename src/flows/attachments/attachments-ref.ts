import type { ActorRefFrom } from 'xstate';
import type { Candidato } from '../../../domain/rules/attachments/attached';
import type { Requisito } from '../../../domain/rules/attachments/requirement';
import type { attachmentsMachine } from '../../../machines/attachments/attachments.machine';

export type AttachmentsRef = ActorRefFrom<typeof attachmentsMachine>;

/** What the screen needs of the file box: files go in, ids come out. */
export interface Chosen {
  take(file: File): Candidato;
  takeAgain(id: string, nombre: string): Candidato | null;
}

export interface AttachmentsViewProps {
  actor: AttachmentsRef;
  box: Chosen;
}

export interface DocumentProps extends AttachmentsViewProps {
  requisito: Requisito;
}
