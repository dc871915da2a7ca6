import type { MenuItem } from './menu';

/** What a visitor sees of the menu. An anonymous one sees a parent only for those of its children that need no log-in. */
export const visibleItems = (items: readonly MenuItem[], authenticated: boolean): readonly MenuItem[] =>
  authenticated
    ? items
    : items.flatMap((item) => {
        if (item.hijos.length === 0) return item.requireLogin ? [] : [item];
        const hijos = item.hijos.filter((child) => !child.requireLogin);
        return hijos.length === 0 ? [] : [{ ...item, hijos }];
      });
