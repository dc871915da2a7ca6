import type { ReactNode } from 'react';
import type { ChartFailure } from '../../../domain/contract/chart-failure';
import type { AttachmentSummary } from '../../../domain/rules/attachments/attachment-summary';
import type { FormRef, ReadRef } from '../form/form-ref';

interface Context {
  recuerdo: { hora: number } | null;
  caso: string;
  problema: ChartFailure | null;
  adjuntos: AttachmentSummary;
}

type Pressed = 'REINTENTAR' | 'EMPEZAR' | 'SEGUIR' | 'DESCARTAR' | 'REVISAR';

/** The part of a request's actor that the shared components need. */
export interface RequestRef<Falta extends string = string> extends FormRef<object, Falta, Context> {
  send(event: { type: Pressed }): void;
}

/** What a review needs of the child flow that sends the request. */
export interface ReviewProps {
  actor: ReadRef<{ context: Pick<Context, 'problema'> }> & {
    send(event: { type: 'CORREGIR' | 'ENVIAR' } | { type: 'EDITAR'; parte: string }): void;
  };
  state: string;
}

/** The child flow of attachments: as an editor, and as a read-only list for the review. */
export interface RequestAttachments {
  form: ReactNode;
  list: ReactNode;
}

export interface RequestViewProps {
  actor: RequestRef;
  /** The chart's state as a dotted path. */
  state: string;
  /** The documents and data to prepare. */
  aMano: readonly string[];
  /** The notice of the last request of this kind. */
  recibo?: ReactNode;
}
