import type { MenuItem, MenuLeaf } from './menu-item';
import { visibleItems } from './visible-items';

const mostInBar = 4;

const plain = (path: string): string =>
  path
    .trim()
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');

const addressOf = ({ url, externo }: MenuLeaf): string => (externo ? '' : plain(url));

/** Whether the current page is one of the item's children. */
export const leadsTo = ({ hijos }: MenuItem, pathname: string): boolean =>
  hijos.some((child) => addressOf(child) === plain(pathname));

/** Up to four items, each matched by its own page or by a child's; no item twice. */
export const bottomBar = (
  items: readonly MenuItem[],
  priority: readonly string[],
  authenticated: boolean,
): readonly MenuItem[] => {
  const visible = visibleItems(items, authenticated);
  const picked = priority.flatMap(
    (path) => visible.find((item) => [item, ...item.hijos].some((leaf) => addressOf(leaf) === path)) ?? [],
  );
  return [...new Set(picked)].slice(0, mostInBar);
};

/** Whether the menu leads to this page, itself or by a child. */
export const offersPage = (items: readonly MenuItem[], path: string): boolean =>
  items.some((item) => [item, ...item.hijos].some((leaf) => addressOf(leaf) === path));
