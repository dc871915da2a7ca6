import { argumentOf, type Json, keyOf, type Node, nodeIn, nodesIn, type Parse, propertiesOf, setupOf } from './syntax';

export interface StaticChart {
  /** The chart as importers read it, without functions. */
  config: Json;
  problems: readonly string[];
}

// Keys that may hold a function: they define inputs and outputs, not transitions.
export const functionKeys: readonly string[] = ['context', 'input', 'output'];

type Report = (keys: readonly string[], what: string) => void;

/** The value of a literal. Anything else is reported with its path of keys, and left out. */
export const readLiteral = (value: Node, report: Report, keys: readonly string[] = []): Json | undefined => {
  if (value.type === 'Literal' && !('regex' in value) && !('bigint' in value)) return value.value as Json; // All others are JSON.
  const negated = value.operator === '-' ? nodeIn(value.argument).value : undefined;
  if (value.type === 'UnaryExpression' && typeof negated === 'number') return -negated;
  if (value.type === 'ArrayExpression')
    return nodesIn(value.elements).map((item) => readLiteral(item, report, keys) ?? null);
  if (value.type === 'ObjectExpression') {
    const seen = new Set<string>();
    const entries = propertiesOf(value).flatMap((property): [string, Json][] => {
      const name = keyOf(property);
      if (name === null) report(keys, property.type === 'SpreadElement' ? 'spread' : 'computed key');
      else if (seen.has(name)) report([...keys, name], 'duplicate key');
      seen.add(name ?? '');
      const inner = name === null ? undefined : readLiteral(nodeIn(property.value), report, [...keys, name]);
      return name === null || inner === undefined ? [] : [[name, inner]];
    });
    return Object.fromEntries(entries);
  }
  const isFunction = value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression';
  if (!isFunction || !functionKeys.includes(keys.at(-1) ?? '')) report(keys, value.type);
  return undefined;
};

const importProblems = (body: readonly Node[]): string[] =>
  body
    .filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type')
    .filter(
      ({ specifiers }) =>
        nodesIn(specifiers).some(({ importKind }) => importKind !== 'type') || nodesIn(specifiers).length === 0,
    )
    .map(({ source }) => String(nodeIn(source).value))
    .filter((source) => source !== 'xstate')
    .map((source) => `value import from ${source}`);

/** `setup({…}).createMachine({…})` and nothing in between. */
const isChartCall = (value: Node): boolean => {
  const callee = nodeIn(value.callee);
  return (
    value.type === 'CallExpression' &&
    callee.type === 'MemberExpression' &&
    nodeIn(callee.property).name === 'createMachine' &&
    setupOf(value) !== null
  );
};

/** The calls that make the exported charts of a file. */
export const chartCalls = (program: Node): Node[] =>
  nodesIn(program.body).flatMap((statement) =>
    nodesIn(nodeIn(statement.declaration).declarations)
      .map(({ init }) => nodeIn(init))
      .filter(isChartCall),
  );

/** The chart as a parser without evaluation reads it. */
export const readChart = (parse: Parse, file: string, source: string): StaticChart => {
  const program = parse(file, source);
  const problems = importProblems(nodesIn(program.body));
  const [call, ...more] = chartCalls(program);
  if (call === undefined || more.length > 0) {
    const count = call === undefined ? 0 : more.length + 1;
    return { config: null, problems: [...problems, `${count} exported charts instead of one`] };
  }
  const config = readLiteral(argumentOf(call), (keys, what) => problems.push(`${keys.at(-1) ?? 'chart'}: ${what}`));
  return { config: config ?? null, problems };
};
