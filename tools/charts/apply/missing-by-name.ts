import type { Applied } from './apply-proposal';
import { type ChartModel, leavesOf } from './model';
import { namesUsed } from './names-used';
import { descendants, keyOf, type Node, nodeIn, type Parse, propertiesOf } from './syntax';
import type { Missing } from './what-is-missing';

/** The files of one flow after the proposal, by path. */
export interface FlowFiles {
  flow: string;
  machine: string;
  texts: ReadonlyMap<string, string>;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const propertiesNamed = (tree: readonly Node[], key: string): Node[] =>
  tree.filter((node) => node.type === 'Property' && keyOf(node) === key);

/** The line of the first property of this name in a file. */
export const lineOf = (text: string, key: string): number =>
  lineAt(text, Math.max(text.search(new RegExp(`^ *${key}:`, 'm')), 0) + 1);

const requirementsOf = ({ byPath }: ChartModel): string[] =>
  [...byPath.values()].flatMap(({ meta }) => (Array.isArray(meta.requisitos) ? meta.requisitos.map(String) : []));

/** Missing parts of new names that neither the compiler nor the lint locates: implementation, text and view. */
export const missingByName = (
  parse: Parse,
  { flow, machine, texts }: FlowFiles,
  { old, now, newNames, renamed }: Applied,
  transitions: ReadonlySet<string>,
  requirements: ReadonlySet<string>,
): Missing[] => {
  const at = (file: string): string => texts.get(file) ?? '';
  const treeOf = (file: string): Node[] => (texts.has(file) ? descendants(parse(file, at(file))) : []);
  const rules = `machines/${flow}/${flow}.rules.ts`;
  const where = texts.has(rules) ? rules : `src/flows/${flow}/wiring.ts`;
  const chart = treeOf(machine);

  const bodies = newNames.flatMap(({ section, name }): Missing[] => {
    if (section !== 'guards' && section !== 'actions') return [];
    const [what, text] =
      section === 'guards'
        ? (['condición', `diga cuándo se cumple «${name}», en ${where}`] as const)
        : (['acción', `diga qué hace «${name}», en ${where}`] as const);
    const found = propertiesNamed(chart, name).find(({ value }) => /falta/.test(nameIn(nodeIn(value))));
    return [{ what, file: machine, line: lineAt(at(machine), found?.start ?? 0), text }];
  });

  const before = new Set(leavesOf(old).map((path) => renamed.get(path) ?? path));
  const words = `src/flows/${flow}/texts.ts`;
  const firstTexts = treeOf(words).find(({ type }) => type === 'ExportNamedDeclaration');
  const sentences = leavesOf(now).flatMap((path): Missing[] =>
    before.has(path) || firstTexts === undefined
      ? []
      : [
          {
            what: 'palabras',
            file: words,
            line: lineAt(at(words), firstTexts.start),
            text: `diga lo que dice «${path}»`,
          },
        ],
  );

  const rows = requirementsOf(now).flatMap((id): Missing[] => {
    if (requirements.has(id)) return [];
    const found = chart.find(({ type, value }) => type === 'Literal' && value === id);
    const text = `«${id}» no es una fila de docs/requirements.tsv`;
    return [{ what: 'requisito', file: machine, line: lineAt(at(machine), found?.start ?? 0), text }];
  });

  const script = `e2e/flows/${flow}.ts`;
  const described = treeOf(script);
  const ofScript = (property: Node, text: string): Missing => ({
    what: 'frase para QA',
    file: script,
    line: lineAt(at(script), property.start),
    text,
  });
  const [acts, calls, inProcess] = ['acts', 'calls', 'inProcess'].map((key) => propertiesNamed(described, key)[0]);
  const keysOf = (property: Node | undefined): Node[] =>
    propertiesOf(nodeIn(property?.value)).filter((one) => keyOf(one) !== null);
  const [was, is] = [namesUsed(old), namesUsed(now)];
  const ids = (model: ChartModel) => [...model.byPath.values()].flatMap(({ invoke }) => invoke.map(({ id }) => id));
  const newEvents = [...is.events].filter((event) => !was.events.has(event));
  const newCalls = ids(now).filter((id) => !ids(old).includes(id));
  const lost = [
    ...[...was.events].filter((event) => !is.events.has(event)),
    ...ids(old)
      .filter((id) => !ids(now).includes(id))
      .flatMap((id) => [`listo ${id}`, `fallo ${id}`]),
    ...[...was.delays].filter((delay) => !is.delays.has(delay)).map((delay) => `tras ${delay}`),
  ];
  const cases = `machines/${flow}/${flow}.cases.ts`;
  const replies = propertiesNamed(treeOf(cases), 'replies')[0];
  return [
    ...bodies,
    ...sentences,
    ...rows,
    ...(acts === undefined ? [] : newEvents.map((event) => ofScript(acts, `diga cómo se hace «${event}»`))),
    ...(calls === undefined ? [] : newCalls.map((id) => ofScript(calls, `diga qué servicio es «${id}»`))),
    ...(replies === undefined
      ? []
      : newCalls.map(
          (id): Missing => ({
            what: 'caso',
            file: cases,
            line: lineAt(at(cases), replies.start),
            text: `diga qué puede responder «${id}»`,
          }),
        )),
    ...keysOf(acts)
      .filter((one) => lost.includes((keyOf(one) ?? '').replace(/ \(.+\)$/, '')))
      .map((one) => ofScript(one, `«${keyOf(one)}» ya no pasa`)),
    ...keysOf(calls)
      .filter((one) => !ids(now).includes(keyOf(one) ?? ''))
      .map((one) => ofScript(one, `«${keyOf(one)}» ya no se llama`)),
    ...keysOf(inProcess)
      .filter((one) => !transitions.has(keyOf(one) ?? ''))
      .map((one) => ofScript(one, `«${keyOf(one)}» ya no es una transición`)),
  ];
};

/** The first identifier of an expression, without type assertions. */
const nameIn = (node: Node): string =>
  node.type === 'TSAsExpression' ? nameIn(nodeIn(node.expression)) : String(node.name ?? '');
