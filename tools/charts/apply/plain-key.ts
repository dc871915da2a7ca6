import { isName } from './is-name';
import { keyOf, type Node } from './syntax';

/** The name of a property `name: value`; null for any other kind of member. */
export const plainKey = (property: Node): string | null => {
  const key = keyOf(property);
  const isPlain = property.kind === 'init' && property.method === false && property.shorthand === false;
  return isPlain && key !== null && (isName(key) || key === '*') ? key : null;
};
