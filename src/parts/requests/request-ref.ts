import type { ReactNode } from 'react';
import type { ChartFailure } from '../../../domain/contract/chart-failure';
import type { AttachmentSummary } from '../../../domain/rules/attachments/attachment-summary';
import type { FormRef } from '../form/form-ref';

interface Context {
  recuerdo: { hora: number } | null;
  caso: string;
  problema: ChartFailure | null;
  adjuntos: AttachmentSummary;
}

type Pressed = 'REINTENTAR' | 'EMPEZAR' | 'SEGUIR' | 'DESCARTAR' | 'REVISAR' | 'CORREGIR' | 'ENVIAR';

/** The part of a request's actor that the shared components need. */
export interface RequestRef<Falta extends string = string> extends FormRef<object, Falta, Context> {
  send(event: { type: Pressed }): void;
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
