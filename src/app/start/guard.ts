import { redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { type Access, accessTo, type Known } from '../../../domain/rules/access/access';
import { safeReturn } from '../../../domain/rules/access/path';
import { routeAt } from '../../../domain/rules/access/routes';
import { type EndReason, sessionPhase } from '../../../domain/rules/session/session';
import { shellTexts } from '../../texts/shell';
import type { App } from './app';

type Watched = Pick<App, 'session' | 'menu' | 'flags' | 'store'>;

const known = ({ session, menu, flags, store }: Watched): Known => {
  const [menuNow, flagsNow] = [menu.getSnapshot(), flags.getSnapshot()];
  return {
    session: sessionPhase(session.getSnapshot()),
    menu: menuNow.hasTag('cargando')
      ? { estado: 'pendiente' }
      : menuNow.hasTag('error')
        ? { estado: 'fallido' }
        : { estado: 'cargado', items: menuNow.context.lista },
    flags: flagsNow.hasTag('cargando') ? null : flagsNow.context.lista,
    endUntold: store.endUntold(),
  };
};

/** Waits until session, menu and flags allow a decision; another navigation aborts the wait. */
const decided = async (app: Watched, pathname: string, signal: AbortSignal): Promise<Exclude<Access, 'wait'>> => {
  const look = () => accessTo(routeAt(pathname)?.route ?? null, known(app));
  const isDecided = () => look() !== 'wait';
  for (;;) {
    await Promise.race([
      waitFor(app.session, isDecided, { signal }),
      waitFor(app.menu, isDecided, { signal }),
      waitFor(app.flags, isDecided, { signal }),
    ]);
    const access = look();
    if (access !== 'wait') return access;
  }
};

interface Asked {
  context: { app: Watched };
  location: { pathname: string; href: string };
  abortController: AbortController;
}

/**
 * Only these end reasons count as an intent to visit the club; after an expired session the member returns to the page.
 */
const visitors: readonly (EndReason | null)[] = [null, 'llegada', 'club'];

/** Runs before every page renders. A visitor who must log in returns to the page afterwards. */
export const guard = async ({ context, location, abortController }: Asked): Promise<void> => {
  const access = await decided(context.app, location.pathname, abortController.signal);
  if (access === 'toHome') throw redirect({ to: '/', replace: true });
  if (access === 'toLogin') {
    const { session } = context.app;
    // Otherwise the log-in page would redirect a member without pages back, endlessly.
    if (sessionPhase(session.getSnapshot()) !== 'anonima') session.send({ type: 'SALIR', motivo: 'sinPaginas' });
    const { motivo } = session.getSnapshot().context;
    if (routeAt(location.pathname)?.name === 'club' && visitors.includes(motivo)) context.app.store.intendClub();
    const volver = safeReturn(location.href);
    throw redirect({ to: '/login', search: volver === '' ? {} : { volver }, replace: true });
  }
};

/** Says so on the way to the home page. */
export const unknownPage = ({ context: { app } }: { context: { app: Pick<App, 'snackbars'> } }): never => {
  app.snackbars.send({ type: 'AVISAR', tono: 'informacion', ...shellTexts.sinPagina });
  throw redirect({ to: '/', replace: true });
};

/** The log-in page shows why the last session ended, so it waits for the storage, but not for the network. */
export const settledReading = ({ context: { app } }: Pick<Asked, 'context'>): Promise<unknown> =>
  waitFor(app.session, (snapshot) => !snapshot.matches('leyendo'));

/** Resolves when the first page or its load error can be rendered. */
export const firstPage = (router: { load(): Promise<void> }, session: Watched['session']): Promise<unknown> =>
  Promise.race([router.load(), waitFor(session, (snapshot) => sessionPhase(snapshot) === 'sinServicio')]);
