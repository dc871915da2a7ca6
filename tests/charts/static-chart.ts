import { parseSync } from 'vite';

type Node = { type: string } & Record<string, unknown>;
type Config = string | number | boolean | null | readonly Config[] | { [key: string]: Config };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const list = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const node = (value: unknown): Node => (isNode(value) ? value : { type: 'nothing' });

export interface StaticChart {
  /** What the importers would read; functions left out, as they do. */
  config: Config;
  problems: readonly string[];
}

// The places where a chart may hold a function: they say what goes in and out, not where it leads.
const functionKeys = ['context', 'input', 'output'];

const keyOf = (property: Node): string | null => {
  if (property.type !== 'Property' || property.computed === true) return null;
  const key = node(property.key);
  if (key.type === 'Identifier') return String(key.name);
  return key.type === 'Literal' ? String(key.value) : null;
};

const reader = (problems: string[]) => {
  const read = (value: Node, key: string): Config | undefined => {
    if (value.type === 'Literal') return value.value as Config;
    if (value.type === 'ArrayExpression') return list(value.elements).map((item) => read(item, key) ?? null);
    if (value.type === 'ObjectExpression') {
      const entries = list(value.properties).flatMap((property): [string, Config][] => {
        const name = keyOf(property);
        if (name === null) problems.push(`${key}: ${property.type === 'SpreadElement' ? 'spread' : 'computed key'}`);
        const inner = name === null ? undefined : read(node(property.value), name);
        return name === null || inner === undefined ? [] : [[name, inner]];
      });
      return Object.fromEntries(entries);
    }
    const isFunction = value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression';
    if (!isFunction || !functionKeys.includes(key)) problems.push(`${key}: ${value.type}`);
    return undefined;
  };
  return read;
};

const importProblems = (body: readonly Node[]): string[] =>
  body
    .filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type')
    .filter(
      ({ specifiers }) =>
        list(specifiers).some(({ importKind }) => importKind !== 'type') || list(specifiers).length === 0,
    )
    .map(({ source }) => String(node(source).value))
    .filter((source) => source !== 'xstate')
    .map((source) => `value import from ${source}`);

/** `setup({…}).createMachine({…})` and nothing in between. */
const chartOf = (value: Node): Node | null => {
  const callee = node(value.callee);
  const made = node(callee.object);
  const isChart =
    value.type === 'CallExpression' &&
    callee.type === 'MemberExpression' &&
    node(callee.property).name === 'createMachine' &&
    made.type === 'CallExpression' &&
    node(made.callee).name === 'setup';
  return isChart ? node(list(value.arguments)[0]) : null;
};

/** The chart as a parser that evaluates nothing finds it. */
export const readChart = (file: string, source: string): StaticChart => {
  const body = list(node(parseSync(file, source).program as unknown).body);
  const problems = importProblems(body);
  const charts = body.flatMap((statement) =>
    list(node(statement.declaration).declarations).flatMap(({ init }) => chartOf(node(init)) ?? []),
  );
  const [chart] = charts;
  if (chart === undefined || charts.length > 1) {
    return { config: null, problems: [...problems, `${charts.length} exported charts instead of one`] };
  }
  const config = reader(problems)(chart, 'chart') ?? null;
  return { config, problems };
};
