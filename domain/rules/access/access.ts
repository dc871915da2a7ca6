import type { SessionPhase } from '../session/session';
import type { Flags } from './flags';
import type { MenuItem } from './menu-item';
import { type AppRoute, routeAt } from './routes';

/** `fallido` is a menu that could not be loaded: unlike an empty one, it says nothing about the pages. */
export type MenuState = { estado: 'pendiente' | 'fallido' } | { estado: 'cargado'; items: readonly MenuItem[] };

export interface Known {
  session: SessionPhase;
  menu: MenuState;
  /** null until they are settled; a load that failed is settled, with all of them off. */
  flags: Flags | null;
  /** The session was ended elsewhere, and the log-in page has not reported it yet. */
  endUntold: boolean;
}

export type Access = 'wait' | 'open' | 'toLogin' | 'toHome';

const requirementOf = (items: readonly MenuItem[], path: string): boolean | null => {
  const listed = items
    .flatMap((item) => [item, ...item.hijos])
    .filter((item) => !item.externo && routeAt(item.url)?.route.path === path);
  return listed.length === 0 ? null : listed.some((item) => item.requireLogin);
};

const openToAnyone = (route: AppRoute, menu: MenuState): boolean =>
  route.guard === 'menu' && menu.estado === 'cargado' && requirementOf(menu.items, route.path) === false;

/** Whether a page may be painted. Nothing guarded is decided before session, menu and flags have all settled. */
export const accessTo = (route: AppRoute | null, { session, menu, flags, endUntold }: Known): Access => {
  if (route === null) return 'toHome';
  if (route.guard === 'publica') return 'open';
  if (session === 'pendiente' || menu.estado === 'pendiente' || flags === null) return 'wait';
  if (menu.estado === 'cargado' && menu.items.length === 0) return 'toLogin';
  if (openToAnyone(route, menu)) return session === 'anonima' && endUntold ? 'toLogin' : 'open';
  if (session === 'sinServicio') return 'wait';
  if (session === 'anonima') return 'toLogin';
  return route.flag !== undefined && !flags[route.flag] ? 'toHome' : 'open';
};
