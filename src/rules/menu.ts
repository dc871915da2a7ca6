export interface MenuLeaf {
  id: string;
  titulo: string;
  icono: string;
  url: string;
  externo: boolean;
  requireLogin: boolean;
}
export interface MenuItem extends MenuLeaf {
  hijos: readonly MenuLeaf[];
}

/** What a visitor sees of the menu. An anonymous one sees a parent only for those of its children that need no log-in. */
export const visibleItems = (items: readonly MenuItem[], authenticated: boolean): readonly MenuItem[] =>
  authenticated
    ? items
    : items.flatMap((item) => {
        if (item.hijos.length === 0) return item.requireLogin ? [] : [item];
        const hijos = item.hijos.filter((child) => !child.requireLogin);
        return hijos.length === 0 ? [] : [{ ...item, hijos }];
      });
