import { type Doc, type Item, words } from './layout-text';
import { isObject, type Json } from './syntax';

/** Quotes a string as the formatter does: with the quote that needs fewer escapes. */
export const quoted = (text: string): string => {
  const inside = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  const [single, double] = [inside.split("'").length, inside.split('"').length];
  return single > double ? `"${inside.replaceAll('"', '\\"')}"` : `'${inside.replaceAll("'", "\\'")}'`;
};

export const keyText = (key: string): string => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : quoted(key));

export const plainItem = (head: string, value: Doc): Item => ({ lead: [], head, value, trail: '' });

/** A value that the source does not have yet. */
export const freshDoc = (value: Json): Doc => {
  if (typeof value === 'string') return words(quoted(value));
  if (Array.isArray(value))
    return { open: '[', items: value.map((one) => plainItem('', freshDoc(one))), end: [], broken: false };
  if (!isObject(value)) return words(String(value));
  const items = Object.entries(value).map(([key, one]) => plainItem(`${keyText(key)}: `, freshDoc(one)));
  return { open: '{', items, end: [], broken: false };
};
