import type { ReactNode } from 'react';
import type { KeptFailure } from '../../contract/kept-failure';
import type { FormRef } from '../form/form-ref';

interface Context {
  recuerdo: { hora: number } | null;
  caso: string;
  problema: KeptFailure | null;
}

type Pressed = 'REINTENTAR' | 'EMPEZAR' | 'SEGUIR' | 'DESCARTAR' | 'CORREGIR';

/** The chart of a request, as what all of them share sees it. */
export interface RequestRef extends FormRef<object, string, Context> {
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
