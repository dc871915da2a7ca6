import type { ReactNode } from 'react';
import type { KeptFailure } from '../../contract/kept-failure';
import type { AttachmentNews } from '../../rules/attachments/attachment-news';
import type { FormRef } from '../form/form-ref';

interface Context {
  recuerdo: { hora: number } | null;
  adjuntos: AttachmentNews;
  archivos: number;
  nuevos: readonly string[];
  cancelada: boolean;
  caso: string;
  faltan: readonly string[];
  cargados: boolean;
  progreso: { enviado: number; total: number };
  problema: KeptFailure | null;
}

type Pressed =
  | 'REINTENTAR'
  | 'EMPEZAR'
  | 'SEGUIR'
  | 'DESCARTAR'
  | 'REVISAR'
  | 'CORREGIR'
  | 'ENVIAR'
  | 'CANCELAR'
  | 'COMPROBAR'
  | 'TERMINAR'
  | 'CONTINUAR';

/** The chart of either form of affiliation, as what they share sees it. */
export interface AffiliationRef extends FormRef<object, string, Context> {
  send(event: { type: Pressed }): void;
}

/** The attachments, which are a flow beside the form: to be added to, or to be read. */
export interface Documents {
  form: ReactNode;
  list: ReactNode;
}

export interface AffiliationViewProps {
  actor: AffiliationRef;
  /** Where the chart is, by its dotted path. */
  state: string;
  documents: Documents;
  /** What to have at hand. */
  aMano: readonly string[];
}
