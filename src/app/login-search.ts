import { type AccessDialog, isAccessDialog } from '../rules/access/access-dialog';
import { type BackSearch, backSearch } from './back-search';

export interface LoginSearch extends BackSearch {
  dialogo?: AccessDialog | undefined;
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

export const loginSearch = (search: Record<string, unknown>): LoginSearch => ({
  ...backSearch(search),
  dialogo: isAccessDialog(search.dialogo) ? search.dialogo : undefined,
});

export const openDialog =
  (router: LoginRouter, volver: string | undefined) =>
  (dialogo: AccessDialog): void =>
    void router.navigate({ to: '/login', search: { volver, dialogo }, state: { encima: true }, resetScroll: false });
