import type { Node } from './syntax';

const places = { start: 0, end: 0 };
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** A text that JSON.parse accepts, as a syntax tree: JSON.parse itself passes over a name that stands twice. */
export const jsonTree = (text: string): Node => {
  const found = text.matchAll(tokens);
  const next = (): string => found.next().value?.[0] ?? '';
  const literal = (token: string): Node => ({ type: 'Literal', value: JSON.parse(token), ...places });
  const property = (token: string): Node => {
    next();
    return { type: 'Property', key: literal(token), value: value(next()), ...places };
  };
  const items = (close: string, read: (token: string) => Node): Node[] => {
    const all: Node[] = [];
    for (let token = next(); token !== close; token = next()) if (token !== ',') all.push(read(token));
    return all;
  };
  const value = (token: string): Node => {
    if (token === '{') return { type: 'ObjectExpression', properties: items('}', property), ...places };
    if (token === '[') return { type: 'ArrayExpression', elements: items(']', value), ...places };
    return literal(token);
  };
  return value(next());
};
