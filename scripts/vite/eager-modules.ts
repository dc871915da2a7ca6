import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

type Place = Pick<ESTree.ArrowFunctionExpression, 'start' | 'end'>;

/** The body of a module of CommonJS as the bundler writes it: `name = once(exports => {…})`, run by `name()`. */
const bodyIn = (written: ESTree.Expression | null): Place | null => {
  if (written?.type !== 'CallExpression' || written.callee.type !== 'Identifier') return null;
  const [body, ...more] = written.arguments;
  const isBody = body?.type === 'ArrowFunctionExpression' && body.body.type === 'BlockStatement';
  return isBody && body.params.length > 0 && more.length === 0 ? body : null;
};

const bodiesIn = (code: string): Place[] => {
  const run = new Set<string>();
  const found: { name: string; body: Place }[] = [];
  const look = (name: string, written: ESTree.Expression | null) => {
    const body = bodyIn(written);
    if (body !== null) found.push({ name, body });
  };
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && given.length === 0) run.add(callee.name);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier') look(id.name, init);
    },
    AssignmentExpression: ({ left, right }) => {
      if (left.type === 'Identifier') look(left.name, right);
    },
  }).visit(parseSync('chunk.js', code).program);
  return found.flatMap(({ name, body }) => (run.has(name) ? [body] : []));
};

export const withEagerModules = (code: string): string =>
  bodiesIn(code)
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`, code);

/**
 * A function in parentheses is compiled with what stands around it; without them the browser reads it once to find its end, and
 * again when it is called. React DOM is one such function, and the minifier takes the parentheses of the bundler away.
 */
export const eagerModules = (): Plugin => ({
  name: 'eager-modules',
  apply: ({ build }, { command }) => command === 'build' && build?.ssr === undefined,
  augmentChunkHash: () => 'eager-modules 1',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withEagerModules(file.code);
    },
  },
});
