import type { ReactNode } from 'react';
import type { ChartFailure } from '../../../domain/contract/chart-failure';
import type { AttachmentNews } from '../../../domain/rules/attachments/attachment-news';
import type { FormRef } from '../form/form-ref';

interface Context {
  recuerdo: { hora: number } | null;
  caso: string;
  problema: ChartFailure | null;
  adjuntos: AttachmentNews;
}

type Pressed = 'REINTENTAR' | 'EMPEZAR' | 'SEGUIR' | 'DESCARTAR' | 'REVISAR' | 'CORREGIR' | 'ENVIAR';

/** The chart of a request, as what all of them share sees it. */
export interface RequestRef<Falta extends string = string> extends FormRef<object, Falta, Context> {
  send(event: { type: Pressed }): void;
}

/** The attachments, which are a flow beside the form: to be added to, or to be read. */
export interface RequestPapers {
  form: ReactNode;
  list: ReactNode;
}

export interface RequestViewProps {
  actor: RequestRef;
  /** Where the chart is, by its dotted path. */
  state: string;
  /** What to have at hand. */
  aMano: readonly string[];
}
