import { redirect } from '@tanstack/react-router';
import { type Access, accessTo, type Known } from '../../../domain/rules/access/access';
import { safeReturn } from '../../../domain/rules/access/path';
import { routeAt } from '../../../domain/rules/access/routes';
import { type EndReason, sessionPhase } from '../../../domain/rules/session/session';
import { waitUntil } from '../../wiring/wait-until';
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
        : { estado: 'cargado', items: menuNow.context.items },
    flags: flagsNow.hasTag('cargando') ? null : flagsNow.context.activas,
    endUntold: store.endUntold(),
  };
};

/** Waits until session, menu and flags have settled enough to decide; a navigation elsewhere stops the waiting. */
const decided = (app: Watched, pathname: string, signal: AbortSignal): Promise<Exclude<Access, 'wait'>> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      signal.removeEventListener('abort', abandon);
    };
    const abandon = () => {
      stop();
      reject(signal.reason);
    };
    const look = () => {
      const access = accessTo(routeAt(pathname)?.route ?? null, known(app));
      if (access === 'wait') return;
      stop();
      resolve(access);
    };
    const subscriptions = [app.session.subscribe(look), app.menu.subscribe(look), app.flags.subscribe(look)];
    signal.addEventListener('abort', abandon);
    if (signal.aborted) abandon();
    else look();
  });

interface Asked {
  context: { app: Watched };
  location: { pathname: string; href: string };
  abortController: AbortController;
}

/** Whose session was taken away came for no visit: the page that stood comes back after the log-in, and that is all. */
const visitors: readonly (EndReason | null)[] = [null, 'llegada', 'club'];

/** Every page passes here before it is painted. Whoever must log in first comes back afterwards. */
export const guard = async ({ context, location, abortController }: Asked): Promise<void> => {
  const access = await decided(context.app, location.pathname, abortController.signal);
  if (access === 'toHome') throw redirect({ to: '/', replace: true });
  if (access === 'toLogin') {
    const { session } = context.app;
    // Else the log-in would let them in again, to no page.
    if (sessionPhase(session.getSnapshot()) !== 'anonima') session.send({ type: 'SALIR', motivo: 'sinPaginas' });
    const { motivo } = session.getSnapshot().context;
    if (routeAt(location.pathname)?.name === 'club' && visitors.includes(motivo)) context.app.store.intendClub();
    const volver = safeReturn(location.href);
    throw redirect({ to: '/login', search: volver === '' ? {} : { volver }, replace: true });
  }
};

/** The log-in page says why the last session ended, so it waits for what was stored; not for the network. */
export const settledReading = ({ context: { app } }: Pick<Asked, 'context'>): Promise<void> =>
  waitUntil(app.session, (snapshot) => !snapshot.matches('leyendo'));

/** Resolves when the first page can be painted, or has to say why it cannot. */
export const firstPage = (router: { load(): Promise<void> }, session: Watched['session']): Promise<void> =>
  Promise.race([router.load(), waitUntil(session, (snapshot) => sessionPhase(snapshot) === 'sinServicio')]);
