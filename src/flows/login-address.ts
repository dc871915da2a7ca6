import { type LoginRouter, openDialog } from './login-search';

/** The address says which dialog is open: going back closes it, a reload opens it again. */
export const loginAddress = (router: LoginRouter, volver: string | undefined) => {
  const { history } = router;
  return {
    change: openDialog(router, volver, true),
    close: () => {
      if (history.location.state.encima) history.back();
      else
        void router.navigate({
          to: '/login',
          search: volver === undefined ? {} : { volver },
          replace: true,
          resetScroll: false,
        });
    },
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
