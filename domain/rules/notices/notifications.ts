import { characters } from '../person/characters';

export interface Notification {
  codigo: string;
  origen: string;
  description: string;
  fecha: string;
  detalle: string;
}

const longestText = 91;

/** The shortened text; null if it is short enough. */
export const cutText = (text: string): string | null => {
  const all = characters(text);
  return all.length <= longestText ? null : all.slice(0, longestText).join('');
};

/** Appends a page. New notifications shift the pages, so that duplicates are dropped. */
export const withPage = (items: readonly Notification[], page: readonly Notification[]): readonly Notification[] => [
  ...items,
  ...page.filter(({ codigo }) => !items.some((item) => item.codigo === codigo)),
];

/**
 * What was loaded stays below the first page when that comes again: all that is older than what both have. Where both
 * have nothing in common something may lie between, and it is loaded anew.
 */
export const loadedBelow = (
  items: readonly Notification[],
  first: readonly Notification[],
): readonly Notification[] => {
  const common = items.filter(({ codigo }) => first.some((one) => one.codigo === codigo)).at(-1);
  return common === undefined || first.length < 10 ? [] : items.slice(items.indexOf(common) + 1);
};

const mostCounted = 99;

/** The number displayed on the bell. */
export const shownCount = (count: number): string => (count > mostCounted ? `${mostCounted}+` : String(count));

/** The number of loaded notifications that were not opened. */
export const unreadCount = (items: readonly Notification[], read: readonly string[]): number =>
  items.filter(({ codigo }) => !read.includes(codigo)).length;
