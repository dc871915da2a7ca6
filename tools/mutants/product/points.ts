import { parseSync } from 'vite';
import type { Point } from './point';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Mistake = Pick<Point, 'place' | 'instead' | 'change'> & { node: Node };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const one = (value: unknown): Node | null => (isNode(value) ? value : null);
const many = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? many(value) : isNode(value) ? [value] : []));
const nameOf = (node: Node | null): string => String(node?.name ?? node?.value ?? '');

const comparisons: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};

/** A method of a call chain that can be left out or replaced by a similar one. */
const left: readonly string[] = [
  'trim',
  'toLowerCase',
  'toUpperCase',
  'normalize',
  'filter',
  'slice',
  'toSorted',
  'toReversed',
  'flat',
];
const neighbours: ReadonlyMap<string, string> = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);

/** Code that affects only looks, size or speed, which screenshots and budgets test. */
const looks =
  /^(className|style|key|ref|fetchPriority|decoding|loading|space|size|look|width|align|side|sideOffset|strokeDasharray|viewBox)$/;
const hooks = /^use(Effect|LayoutEffect|Memo|Callback)$/;

const withoutLastWord = (text: string): string => {
  const words = /^(\s*\S.*\s)\S+(\s*)$/s.exec(text);
  return words === null ? 'mutante' : `${(words[1] ?? '').trimEnd()}${words[2] ?? ''}`;
};

const regexMistakes = (pattern: string): [string, string][] => [
  ...(pattern.startsWith('^') ? [[pattern.slice(1), 'sin ^'] as [string, string]] : []),
  ...(/(^|[^\\])\$$/.test(pattern) ? [[pattern.slice(0, -1), 'sin $'] as [string, string]] : []),
];

const unquoted = (raw: string) => raw.slice(1, -1);

/** Whether a row of the catalogue wants this sentence; of any other the wording is free. */
type IsDictated = (sentence: string) => boolean;

const ofLiteral = (node: Node, isDictated: IsDictated | null): Mistake[] => {
  const { value } = node;
  const regex = node.regex as { pattern: string; flags: string } | undefined;
  if (regex !== undefined)
    return regexMistakes(regex.pattern).map(([pattern, change]) => ({
      node,
      place: 'expression',
      instead: `/${pattern}/${regex.flags}`,
      change,
    }));
  const said = (instead: string, change: string): Mistake[] => [{ node, place: 'expression', instead, change }];
  if (typeof value === 'number') return said(String(value + 1), `${value + 1} por ${value}`);
  if (typeof value === 'boolean') return said(String(!value), `${!value} por ${value}`);
  if (typeof value !== 'string') return [];
  if (isDictated?.(value) === true) return said(JSON.stringify(withoutLastWord(value)), 'otra frase');
  return isDictated !== null && isSentence(value) ? [] : said(value === '' ? "'mutante'" : "''", 'otro texto');
};

const ofTemplate = (node: Node, source: string): Mistake[] => {
  const text = (from: number, to: number) => source.slice(from, to);
  return many(node.expressions).map((part) => ({
    node,
    place: 'expression',
    instead: text(node.start, part.start - 2) + text(part.end, node.end).replace(/^\s*\}/, ''),
    change: `sin \${${text(part.start, part.end)}}`,
  }));
};

const ofCondition = (test: Node | null): Mistake[] =>
  test === null
    ? []
    : [true, false].map((value) => ({
        node: test,
        place: 'expression' as const,
        instead: String(value),
        change: value ? 'siempre' : 'nunca',
      }));

const isCall = (node: Node | null): boolean =>
  node !== null &&
  (node.type === 'CallExpression' ||
    node.type === 'ChainExpression' ||
    (node.type === 'AwaitExpression' && isCall(one(node.argument))) ||
    (node.type === 'UnaryExpression' && node.operator === 'void'));

const ofCall = (node: Node, source: string): Mistake[] => {
  const callee = one(node.callee);
  if (callee?.type !== 'MemberExpression' || callee.computed === true) return [];
  const [object, property] = [one(callee.object), one(callee.property)];
  if (object === null || property === null) return [];
  const name = nameOf(property);
  const other = neighbours.get(name);
  return [
    ...(left.includes(name)
      ? [
          {
            node,
            place: 'expression' as const,
            instead: source.slice(object.start, object.end),
            change: `sin ${name}`,
          },
        ]
      : []),
    ...(other === undefined
      ? []
      : [
          {
            node,
            place: 'expression' as const,
            instead: source.slice(node.start, property.start) + other + source.slice(property.end, node.end),
            change: `${other} por ${name}`,
          },
        ]),
  ];
};

const ofOperator = (node: Node, source: string): Mistake[] => {
  const [a, b] = [one(node.left), one(node.right)];
  if (a === null || b === null) return [];
  const part = ({ start, end }: Node) => source.slice(start, end);
  const operator = String(node.operator);
  if (node.type === 'LogicalExpression')
    return [
      { node, place: 'expression', instead: part(a), change: `sin ${operator} ${part(b)}` },
      ...(operator === '??'
        ? []
        : [{ node, place: 'expression' as const, instead: part(b), change: `sin ${part(a)} ${operator}` }]),
    ];
  const other = comparisons[operator];
  return other === undefined
    ? []
    : [{ node, place: 'expression', instead: `${part(a)} ${other} ${part(b)}`, change: `${other} por ${operator}` }];
};

/** Excludes code that other tools read or write, and types. */
const passedOver = (node: Node): boolean =>
  (node.type === 'CallExpression' && nameOf(one(node.callee)) === 'createFileRoute') ||
  /^(TS(?!AsExpression|SatisfiesExpression|NonNull)|Import|ExportAll)/.test(node.type) ||
  (node.type === 'NewExpression' && ['URL', 'Error'].includes(nameOf(one(node.callee)))) ||
  node.type === 'TaggedTemplateExpression';

/** Every mutant at this node; `parent` tells its role. */
const mistakesAt = (node: Node, parent: Node | null, source: string, isDictated: IsDictated | null): Mistake[] => {
  const absent = (place: Point['place'], change: string): Mistake => ({ node, place, instead: null, change });
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return ofCondition(one(node.test));
    case 'UnaryExpression': {
      const argument = one(node.argument);
      return node.operator === '!' && argument !== null
        ? [{ node, place: 'expression', instead: source.slice(argument.start, argument.end), change: 'sin !' }]
        : [];
    }
    case 'LogicalExpression':
    case 'BinaryExpression':
      return ofOperator(node, source);
    case 'CallExpression':
      return ofCall(node, source);
    case 'Literal':
      if (parent?.type === 'ExpressionStatement' || parent?.type === 'JSXAttribute') return [];
      return ofLiteral(node, isDictated);
    case 'TemplateLiteral':
      return ofTemplate(node, source);
    case 'ExpressionStatement': {
      const expression = one(node.expression);
      if (isCall(expression)) return [absent('statement', 'sin la llamada')];
      return expression?.type === 'AssignmentExpression' ? [absent('statement', 'sin la asignación')] : [];
    }
    case 'ArrowFunctionExpression': {
      const body = one(node.body);
      return body?.type === 'CallExpression' && parent?.type !== 'VariableDeclarator'
        ? [{ node: body, place: 'expression', instead: 'undefined', change: 'sin la llamada' }]
        : [];
    }
    case 'Property':
      return parent?.type === 'ObjectExpression' && node.computed !== true
        ? [absent('property', `sin ${nameOf(one(node.key))}`)]
        : [];
    case 'ArrayExpression': {
      const last = many(node.elements).at(-1);
      const own = parent?.type === 'CallExpression' && hooks.test(nameOf(one(parent.callee)));
      return last === undefined || last.type === 'SpreadElement' || own
        ? []
        : [{ node: last, place: 'item', instead: null, change: 'sin el último' }];
    }
    case 'JSXElement': {
      const child = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
      if (child) return [absent('child', 'sin el elemento')];
      const chosen = parent?.type === 'LogicalExpression' || parent?.type === 'ConditionalExpression';
      return chosen ? [{ ...absent('expression', 'sin el elemento'), instead: 'null' }] : [];
    }
    case 'JSXAttribute': {
      const name = nameOf(one(node.name));
      return looks.test(name) || name === '' ? [] : [absent('attribute', `sin ${name}`)];
    }
    default:
      return [];
  }
};

const inner = (node: Node): Node[] => {
  // A key is no value.
  if (node.type === 'Property' || node.type === 'MemberExpression')
    return childrenOf(node).filter(
      (child) => node.computed === true || (child !== node.key && child !== node.property),
    );
  if (node.type === 'JSXAttribute') return looks.test(nameOf(one(node.name))) ? [] : many([node.value]);
  return childrenOf(node);
};

const isLink = (node: Node | null) => node?.type === 'MemberExpression' || node?.type === 'CallExpression';

/** Inner parts of the chain `a?.b.c()`: rewritten alone, they would no longer stop where `a` is missing. */
const midChain = (node: Node, parents: readonly Node[]): boolean => {
  const chain = parents.findLastIndex(({ type }) => type === 'ChainExpression');
  const way = [...parents.slice(chain + 1), node];
  if (chain === -1 || way.length < 2) return false;
  return way.every((one, index) => {
    const next = way[index + 1];
    return next === undefined ? isLink(one) : isLink(one) && (one.object === next || one.callee === next);
  });
};

const walk = (node: Node, parents: readonly Node[], see: (node: Node, parent: Node | null) => void): void => {
  if (passedOver(node)) return;
  if (!midChain(node, parents)) see(node, parents.at(-1) ?? null);
  for (const child of inner(node)) walk(child, [...parents, node], see);
};

const shownOf = (code: string): string => {
  const line = unquoted(` ${code.replace(/\s+/g, ' ').trim()} `);
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
};

/** A sentence, unlike the name of a code or of a field. */
const isSentence = (text: string) => /\s|^\p{Lu}/u.test(text);

/** The strings in a node, and the fixed parts of its templates. */
const saidIn = (node: Node): string[] => [
  ...(node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []),
  ...(node.type === 'TemplateElement' ? [String((node.value as { cooked: unknown }).cooked)] : []),
  ...inner(node).flatMap(saidIn),
];

/** Only wording that no row wants would be missing. */
const isFree = (node: Node, isDictated: IsDictated): boolean => {
  const sentences = saidIn(node).filter(isSentence);
  return sentences.length > 0 && !sentences.some(isDictated);
};

/** Every mistake that the sampler may make in this source. */
export const pointsOf = (file: string, source: string, isDictated: IsDictated | null = null): Point[] => {
  const points: Point[] = [];
  // Iterates over all fields of any kind of node.
  walk(parseSync(file, source).program as unknown as Node, [], (node, parent) => {
    for (const { node: place, ...mistake } of mistakesAt(node, parent, source, isDictated)) {
      if (mistake.instead === null && isDictated !== null && isFree(place, isDictated)) continue;
      points.push({
        file,
        line: source.slice(0, place.start).split('\n').length,
        start: place.start,
        end: place.end,
        shown: shownOf(source.slice(place.start, place.end)),
        ...mistake,
      });
    }
  });
  return points;
};
