/** A node of an ESTree syntax tree. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Text to syntax tree. Passed in, because the parser needs Node and the callers also run in a browser. */
export type Parse = (file: string, source: string) => Node;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nothing: Node = { type: 'nothing', start: 0, end: 0 };
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

export const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
export const nodeIn = (value: unknown): Node => (isNode(value) ? value : nothing);

/** The name of a property, unless it is computed. */
export const keyOf = (property: Node): string | null => {
  if (property.type !== 'Property' || property.computed === true) return null;
  const key = nodeIn(property.key);
  if (key.type === 'Identifier') return String(key.name);
  return key.type === 'Literal' ? String(key.value) : null;
};

export const propertiesOf = (object: Node): Node[] => nodesIn(object.properties);

export const valueAt = (object: Node, key: string): Node | null => {
  const found = propertiesOf(object).find((property) => keyOf(property) === key);
  return found === undefined ? null : nodeIn(found.value);
};

/** Every node below this one, itself first. */
export const descendants = (node: Node): Node[] => {
  const found: Node[] = [];
  const walk = (one: Node): void => {
    found.push(one);
    for (const value of Object.values(one)) {
      if (Array.isArray(value)) for (const inner of nodesIn(value)) walk(inner);
      else if (isNode(value)) walk(value);
    }
  };
  walk(node);
  return found;
};

/** The object that a call of `setup` or `createMachine` is given. */
export const argumentOf = (call: Node): Node => nodeIn(nodesIn(call.arguments)[0]);

/** The call of `setup` on which `createMachine` is called, if there is one. */
export const setupOf = (call: Node): Node | null => {
  const made = nodeIn(nodeIn(call.callee).object);
  return made.type === 'CallExpression' && nodeIn(made.callee).name === 'setup' ? made : null;
};
