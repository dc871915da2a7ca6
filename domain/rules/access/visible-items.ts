import type { MenuItem } from './menu-item';

/** The visible items of the menu. A visitor sees a parent only for its children without log-in. */
export const visibleItems = (items: readonly MenuItem[], authenticated: boolean): readonly MenuItem[] =>
  authenticated
    ? items
    : items.flatMap((item) => {
        if (item.hijos.length === 0) return item.requireLogin ? [] : [item];
        const hijos = item.hijos.filter((child) => !child.requireLogin);
        return hijos.length === 0 ? [] : [{ ...item, hijos }];
      });
