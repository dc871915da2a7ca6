import type { AccessDialog } from '../../../domain/rules/access/access-dialog';
import type { DocumentType } from '../../../domain/rules/document/credentials';
import type { Deps } from '../deps';
import type { LoginRouter } from './login-search';

/** The open dialog is part of the address: going back closes it, a reload opens it again. */
export const loginAddress = (router: LoginRouter, volver: string | undefined) => {
  const { history, navigate } = router;
  const under = () => history.location.state.encima === true;
  const take = (dialogo: AccessDialog | undefined) =>
    void navigate({
      to: '/login',
      search: { volver, dialogo },
      state: { encima: under() },
      replace: true,
      resetScroll: false,
    });
  return {
    /** Replaces the open dialog, and keeps the entry under it. */
    change: (dialogo: AccessDialog): void => take(dialogo),
    close: (): void => (under() ? history.back() : take(undefined)),
    /** Until undone, going back reports to `back` instead, and leaving the page asks first. */
    hold: (back: () => void) =>
      history.block({
        blockerFn: ({ action }) => {
          if (action === 'PUSH' || action === 'REPLACE') return false;
          back();
          return true;
        },
        enableBeforeUnload: true,
      }),
  };
};

export type LoginAddress = ReturnType<typeof loginAddress>;

export interface TypedDocument {
  tipoDocumento: DocumentType | null;
  documento: string;
}

/** Dependencies of the log-in's dialogs. Only the page knows the document: it is never part of the address. */
export interface DialogParts {
  deps: Pick<Deps, 'client' | 'browser' | 'time' | 'snackbars' | 'policy'>;
  address: LoginAddress;
  typed(): TypedDocument;
  /** Copies the document used in the dialog to the page's form. */
  carry(typed: TypedDocument): void;
}

export interface DialogProps extends DialogParts {
  dialogo: AccessDialog;
}
