import { isName } from './is-name';
import { type Doc, type Item, words } from './layout-text';
import { literalText } from './literal-text';
import type { Json } from './syntax';

export const keyText = (key: string): string => (isName(key) ? key : literalText(key));

export const plainItem = (head: string, value: Doc): Item => ({ lead: [], head, value, trail: '' });

/** A value that the source does not have yet. */
export const freshDoc = (value: Json): Doc => {
  if (typeof value !== 'object' || value === null) return words(literalText(value));
  if (Array.isArray(value))
    return { open: '[', items: value.map((one) => plainItem('', freshDoc(one))), end: [], broken: false };
  const items = Object.entries(value).map(([key, one]) => plainItem(`${keyText(key)}: `, freshDoc(one)));
  return { open: '{', items, end: [], broken: false };
};
