import { posix } from 'node:path';
import { parseSync } from 'vite';

export interface NamedTest {
  file: string;
  title: string;
  ids: string[];
  /** Every text that the test's own code holds or takes from a file of texts. */
  strings: string[];
}

/** The values that a file of texts exports, by the file's path without its ending. */
export type LoadTexts = (path: string) => Promise<Readonly<Record<string, unknown>>>;

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const literalText = (node: Node | undefined): string | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'JSXText' && typeof node.value === 'string') return node.value;
  if (node?.type === 'Literal' && isRegex(node.regex)) return node.regex.pattern;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return listOf(node.quasis)
    .map(({ value }) => (value as { cooked: string }).cooked)
    .join('…');
};
const isRegex = (value: unknown): value is { pattern: string } =>
  typeof value === 'object' && value !== null && 'pattern' in value;

const keyOf = ({ computed, property }: Node): string | undefined => {
  if (!isNode(property)) return undefined;
  return computed === true ? (property.value?.toString() ?? undefined) : (property.name as string);
};

/** The root name of a call: `test` of `test.each(…)`, `describe` of `describe.for(…)`. */
const rootName = (callee: unknown): string | undefined => {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return callee.name as string;
  return rootName(callee.type === 'CallExpression' ? callee.callee : callee.object);
};

const id = String.raw`[A-Z]{2,10}-\d{2,3}`;
const idList = new RegExp(String.raw`\[(${id}(?:[,\s]+${id})*)\]`, 'g');
const bareIds = new RegExp(String.raw`^${id}(?:[,\s]+${id})*$`);
const split = (list: string) => list.split(/[,\s]+/);
const idsIn = (title: string) => [...title.matchAll(idList)].flatMap(([, list = '']) => split(list));
/** In a table of cases a row's id may be with or without brackets. */
const idsInCell = (cell: string) => (bareIds.test(cell) ? split(cell) : idsIn(cell));

interface Title {
  text: string;
  node: Node;
  call: Node;
  /** The lists of cases that this test runs through: of `test.each`, and of a loop around it. */
  tables: Node[];
}

const tablesOf = (node: Node): Node[] => {
  if (node.type === 'ForOfStatement' && isNode(node.right)) return [node.right];
  const callee = node.type === 'CallExpression' && isNode(node.callee) ? node.callee : undefined;
  const each = callee?.type === 'CallExpression' && isNode(callee.callee) ? callee.callee : undefined;
  return each?.type === 'MemberExpression' && ['each', 'for'].includes(keyOf(each) ?? '')
    ? listOf(callee?.arguments)
    : [];
};

const titlesIn = (node: Node, around: readonly Node[] = []): Title[] => {
  const tables = [...around, ...tablesOf(node)];
  const deeper = childrenOf(node).flatMap((child) => titlesIn(child, tables));
  if (node.type !== 'CallExpression' || !['test', 'it', 'describe'].includes(rootName(node.callee) ?? ''))
    return deeper;
  const [title] = listOf(node.arguments);
  const text = literalText(title);
  return title === undefined || text === undefined ? deeper : [{ text, node: title, call: node, tables }, ...deeper];
};

/** The origin of each name in a file: its own declaration, or a file of texts. */
const originsIn = async (program: Node, file: string, load: LoadTexts) => {
  const own = new Map<string, Node>();
  const texts = new Map<string, unknown>();
  for (const statement of listOf(program.body)) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    if (declaration.type === 'FunctionDeclaration' && isNode(declaration.id))
      own.set(declaration.id.name as string, declaration);
    for (const one of listOf(declaration.declarations)) if (isNode(one.id)) own.set(one.id.name as string, one);
    if (statement.type !== 'ImportDeclaration' || !isNode(statement.source)) continue;
    const source = statement.source.value as string;
    const path = posix.join(posix.dirname(file), source);
    if (!source.startsWith('.') || !/^src\/(texts\/|flows\/\w+\/texts$)/.test(path)) continue;
    const exported = await load(path);
    for (const { imported, local } of listOf(statement.specifiers))
      if (isNode(local))
        texts.set(local.name as string, isNode(imported) ? exported[imported.name as string] : exported);
  }
  return { own, texts };
};

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

/** As deep into a table of texts as the test says by name: `loginTexts.titulo`, `formNotice['formulario.fallo']`. */
const stringsAt = (value: unknown, chain: readonly string[]): string[] => {
  const [key, ...rest] = chain;
  const inner = key === undefined ? undefined : (value as Record<string, unknown> | null)?.[key];
  return inner === undefined ? stringsOf(value) : stringsAt(inner, rest);
};

type Collect = (node: Node, without: readonly Node[]) => string[];

const collector = ({ own, texts }: Awaited<ReturnType<typeof originsIn>>): Collect => {
  const collect = (
    node: Node,
    without: readonly Node[],
    seen: ReadonlySet<string>,
    chain: readonly string[],
  ): string[] => {
    if (without.includes(node)) return [];
    const literal = literalText(node);
    if (literal !== undefined && node.type !== 'TemplateLiteral') return [literal];
    if (node.type === 'MemberExpression' && isNode(node.object)) {
      const key = keyOf(node);
      const inside = node.computed === true && isNode(node.property) ? collect(node.property, without, seen, []) : [];
      return [...inside, ...collect(node.object, without, seen, key === undefined ? [] : [key, ...chain])];
    }
    if (node.type === 'Identifier') {
      const name = node.name as string;
      if (texts.has(name)) return stringsAt(texts.get(name), chain);
      const declaration = own.get(name);
      if (declaration === undefined || seen.has(name)) return [];
      return collect(declaration, without, new Set([...seen, name]), []);
    }
    const deeper = childrenOf(node).flatMap((child) => collect(child, without, seen, []));
    return literal === undefined ? deeper : [literal, ...deeper];
  };
  return (node, without) => collect(node, without, new Set(), []);
};

/** The literal cells of a case, not computed ones. */
const cellsOf = (one: Node): string[] => {
  if (one.type === 'ArrayExpression') return listOf(one.elements).flatMap(cellsOf);
  if (one.type === 'ObjectExpression')
    return listOf(one.properties).flatMap(({ value }) => (isNode(value) ? cellsOf(value) : []));
  return one.type === 'Literal' && typeof one.value === 'string' ? [one.value] : [];
};

/** The cases that are written out, wherever the list stands in the file. */
const casesIn = (table: Node | undefined, own: ReadonlyMap<string, Node>): Node[] => {
  if (table === undefined) return [];
  if (table.type === 'ArrayExpression') return listOf(table.elements);
  const inner = table.type === 'Identifier' ? own.get(table.name as string) : (table.init ?? table.expression);
  return isNode(inner) ? casesIn(inner, own) : [];
};

export const namedTestsIn = async (file: string, source: string, load: LoadTexts): Promise<NamedTest[]> => {
  // Iterates over all fields of any kind of node.
  const program = parseSync(file, source).program as unknown as Node;
  const origins = await originsIn(program, file, load);
  const collect = collector(origins);

  return titlesIn(program).flatMap(({ text, node, call, tables }) => {
    const inTitle = idsIn(text);
    const cases = tables.flatMap((table) => casesIn(table, origins.own));
    const named = cases.flatMap((one) => {
      const strings = collect(one, []);
      const ids = cellsOf(one).flatMap(idsInCell);
      return ids.length === 0 ? [] : [{ one, strings, ids }];
    });
    if (named.length > 0)
      return named.map(({ strings, ids }) => {
        const body = collect(call, [node, ...tables]);
        return { file, title: `${text} · ${ids.join(' ')}`, ids: [...inTitle, ...ids], strings: [...strings, ...body] };
      });
    return inTitle.length === 0 ? [] : [{ file, title: text, ids: inTitle, strings: collect(call, [node]) }];
  });
};
