import type { ReactNode } from 'react';
import type { RequestForm } from '../../../domain/rules/requests/request-kinds';
import type { App } from '../start/app';

export interface RequestFormProps {
  app: App;
  forma: RequestForm;
  /** The case to complete; null: a new request. */
  numeroCaso: string | null;
  /** Opens a stored draft at once. */
  continuar?: boolean;
  /** Leaves to the list, with this case open. */
  leave(caso: string): void;
  /** The notice of the last request of this kind. */
  recibo?: ReactNode;
}
