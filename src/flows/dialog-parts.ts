import type { AccessDialog } from '../rules/access-dialog';
import type { DocumentType } from '../rules/credentials';
import type { App } from './app';
import type { LoginAddress } from './login-address';

export interface TypedDocument {
  tipoDocumento: DocumentType | null;
  documento: string;
}

/** What a dialog of the log-in page is made of. The document is known to the page alone: it is in no address. */
export interface DialogParts {
  app: App;
  address: LoginAddress;
  typed(): TypedDocument;
  /** The page goes on with the document that was used here. */
  carry(typed: TypedDocument): void;
}

export interface DialogProps extends DialogParts {
  dialogo: AccessDialog;
}
