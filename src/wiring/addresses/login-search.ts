import { type AccessDialog, isAccessDialog } from '../../../domain/rules/access/access-dialog';

export interface LoginSearch {
  volver?: string | undefined;
  dialogo?: AccessDialog | undefined;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous history entry is the same page without its dialog. */
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
  volver: typeof volver === 'string' ? volver : undefined,
  dialogo: isAccessDialog(dialogo) ? dialogo : undefined,
});

export const openDialog =
  (router: LoginRouter, volver: string | undefined) =>
  (dialogo: AccessDialog): void =>
    void router.navigate({ to: '/login', search: { volver, dialogo }, state: { encima: true }, resetScroll: false });
