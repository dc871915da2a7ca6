import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** Their keys are names of the chart: a state may be called as a note is. */
const maps: readonly string[] = ['states', 'on', 'after'];
const data: readonly string[] = ['params', 'context', 'input', 'output'];

const nameOf = ({ key }: ESTree.ObjectProperty): string => (key.type === 'Identifier' ? key.name : '');

const notesIn = (value: ESTree.Expression | ESTree.ArrayExpressionElement, isMap: boolean): ESTree.ObjectProperty[] => {
  if (value?.type === 'ArrayExpression') return value.elements.flatMap((one) => notesIn(one, false));
  if (value?.type !== 'ObjectExpression') return [];
  return value.properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const name = isMap ? '' : nameOf(property);
    if (name === 'description' || name === 'meta') return [property];
    return data.includes(name) ? [] : notesIn(property.value, maps.includes(name));
  });
};

/** What analysts read of a chart — descriptions and links — stays out of the bundle; states and transitions are untouched. */
export const withoutNotes = (file: string, chart: string): string => {
  const notes: ESTree.ObjectProperty[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [argument] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name === 'createMachine' && argument !== undefined) notes.push(...notesIn(argument, false));
    },
  }).visit(parseSync(file, chart).program);
  return notes.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,?\s*/, ''),
    chart,
  );
};

export const stripChartNotes = (): Plugin => ({
  name: 'strip-chart-notes',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (/\.machine\.ts$/.test(id) ? { code: withoutNotes(id, code), map: null } : null),
});
