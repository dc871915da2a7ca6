import { type AccessDialog, isAccessDialog } from '../rules/access-dialog';

export interface LoginSearch {
  volver?: string;
  dialogo?: AccessDialog;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the same page without its dialog. */
    encima?: boolean;
  }
}

export interface LoginRouter {
  navigate(to: {
    to: '/login';
    search: LoginSearch;
    state?: { encima: boolean };
    replace?: boolean;
    resetScroll: false;
  }): unknown;
  history: {
    location: { state: { encima?: boolean } };
    back(): void;
    block(blocker: { blockerFn(change: { action: string }): boolean; enableBeforeUnload: boolean }): () => void;
  };
}

export const loginSearch = ({ volver, dialogo }: Record<string, unknown>): LoginSearch => ({
  ...(typeof volver === 'string' ? { volver } : {}),
  ...(isAccessDialog(dialogo) ? { dialogo } : {}),
});

/** A dialog that takes the place of another one stands over whatever that one stood over. */
export const openDialog =
  (router: LoginRouter, volver: string | undefined, replace = false) =>
  (dialogo: AccessDialog): void =>
    void router.navigate({
      to: '/login',
      search: { ...(volver === undefined ? {} : { volver }), dialogo },
      state: { encima: !replace || router.history.location.state.encima === true },
      replace,
      resetScroll: false,
    });
