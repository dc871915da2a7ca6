import type { AccessDialog } from '../../domain/rules/access/access-dialog';
import type { DocumentType } from '../../domain/rules/document/credentials';
import type { Deps } from './deps';
import type { LoginRouter } from './login-search';

/** The address says which dialog is open: going back closes it, a reload opens it again. */
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
    /** Another dialog takes the place of this one, and stands over whatever this one stood over. */
    change: (dialogo: AccessDialog): void => take(dialogo),
    close: (): void => (under() ? history.back() : take(undefined)),
    /** Until it is undone, going back asks first, and so does leaving the page. */
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

/** What a dialog of the log-in page is made of. The document is known to the page alone: it is in no address. */
export interface DialogParts {
  deps: Pick<Deps, 'client' | 'browser' | 'time' | 'snackbars' | 'policy'>;
  address: LoginAddress;
  typed(): TypedDocument;
  /** The page goes on with the document that was used here. */
  carry(typed: TypedDocument): void;
}

export interface DialogProps extends DialogParts {
  dialogo: AccessDialog;
}
