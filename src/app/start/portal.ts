import { createRouter } from '@tanstack/react-router';
import type { PublicSettings } from '../../../domain/contract/settings';
import { routeAt } from '../../../domain/rules/access/routes';
import { type EndReason, sessionPhase } from '../../../domain/rules/session/session';
import { Crash } from '../../parts/Crash';
import { Loading } from '../../parts/Loading';
import { repairAddress } from '../../platform/address';
import { focusTitle } from '../../platform/focus-title';
import { routeTree } from '../../routeTree.gen';
import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { App } from './app';

export interface PortalContext {
  app: App;
  shell: ShellRef;
  settings: PublicSettings;
  /** Replaces the history entry, so that going back never returns to the page that was left. */
  replace(to: string): void;
}

/** The member ended these sessions: the log-in page opens without a page to return to. */
const endedByMember: readonly (EndReason | null)[] = ['salida', 'correo', 'cuentaCerrada', 'aviso'];

export const startPortal = (context: Omit<PortalContext, 'replace'>) => {
  const { app, shell } = context;
  const replace = (to: string) => void router.navigate({ href: to, replace: true });
  repairAddress();
  const router = createRouter({
    routeTree,
    context: { ...context, replace },
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Loading,
    defaultErrorComponent: () => Crash({ offline: !app.browser.page.online(), reload: app.browser.reload }),
    defaultNotFoundComponent: Loading,
    scrollRestoration: true,
  });

  // Before the next page renders: an open overlay would keep the focus from its title.
  router.subscribe('onBeforeNavigate', () => shell.send({ type: 'NAVEGAR' }));
  router.subscribe('onResolved', ({ toLocation }) => app.navigated(toLocation.pathname));
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) focusTitle();
  });

  let before = sessionPhase(app.session.getSnapshot());
  app.session.subscribe((snapshot) => {
    const now = sessionPhase(snapshot);
    const ended = before !== 'anonima' && now === 'anonima';
    const another = before === 'autenticada' && now === 'pendiente';
    before = now;
    // Another member logged in: the guard decides again whether the page is open to them.
    if (another) void router.invalidate();
    if (!ended) return;
    // After the current step of the closing flow: the inactivity flow may be about to reload the page.
    queueMicrotask(() => {
      if (app.inactivity.getSnapshot().hasTag('cargando')) return;
      const here = routeAt(router.state.location.pathname)?.name;
      const { motivo } = snapshot.context;
      if (endedByMember.includes(motivo) && here !== 'login') replace('/login');
      // The guard of each page decides whether it may stay.
      else void router.invalidate();
    });
  });
  return router;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof startPortal>;
  }
}
