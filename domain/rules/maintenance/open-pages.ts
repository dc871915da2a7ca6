import type { MenuItem, MenuLeaf } from '../access/menu-item';
import { maintainedPageAt, type PageMoment, preventing } from './pages';

const mostNamed = 6;

const pageOf = ({ url, externo }: MenuLeaf) => {
  if (externo || !url.startsWith('/')) return null;
  const [pathname = '', search = ''] = url.split('?');
  return maintainedPageAt(pathname, Object.fromEntries(new URLSearchParams(search)));
};

/** Pages of the menu that work meanwhile. */
export const openPages = (items: readonly MenuItem[], moment: PageMoment): readonly MenuLeaf[] => {
  const leaves = items.flatMap((item) => (item.hijos.length === 0 ? [item] : item.hijos));
  return leaves
    .filter((leaf) => !leaf.externo && leaf.url.startsWith('/'))
    .filter((leaf) => {
      const pagina = pageOf(leaf);
      return pagina !== moment.pagina || pagina === null;
    })
    .filter((leaf) => preventing({ ...moment, pagina: pageOf(leaf) }) === null)
    .filter(({ url }, place, all) => all.findIndex((other) => other.url === url) === place)
    .slice(0, mostNamed);
};
