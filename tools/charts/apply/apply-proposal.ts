import MagicString from 'magic-string';
import { isExpectedChange } from './is-expected-change';
import { layoutText } from './layout-text';
import { matchStates, renamedStates } from './match-states';
import { type ChartModel, modelOf, sameGraph } from './model';
import { namesUsed } from './names-used';
import { type NewName, writePlaceholders } from './placeholders';
import { chartCalls, readLiteral } from './read-chart';
import { reconcile } from './reconcile';
import { Refusal, refuse } from './refusal';
import { spell } from './spell';
import { argumentOf, isObject, type JsonObject, type Node, type Parse } from './syntax';

export interface Source {
  file: string;
  text: string;
}

export interface Applied {
  text: string;
  old: ChartModel;
  now: ChartModel;
  /** Names without an implementation. */
  newNames: readonly NewName[];
  /** The new dotted names of renamed states, by the old name. */
  renamed: ReadonlyMap<string, string>;
}

/** The chart of a source, and its position. */
export const chartIn = (
  parse: Parse,
  { file, text }: Source,
): { program: Node; call: Node; chart: Node; raw: JsonObject } => {
  const program = parse(file, text);
  const [call] = chartCalls(program);
  if (call === undefined) return refuse(file, 'no tiene un diagrama');
  const raw = readLiteral(argumentOf(call), (keys, what) => refuse(file, `${keys.join('.')}: ${what}`));
  return isObject(raw) ? { program, call, chart: argumentOf(call), raw } : refuse(file, 'no tiene un diagrama');
};

const readBack = (parse: Parse, { file, text }: Source, where: string): Node => {
  try {
    return parse(file, text);
  } catch {
    return refuse(where, 'lo escrito no se puede leer; no se aplica');
  }
};

const edited = (parse: Parse, source: Source, proposal: JsonObject, where: string): Applied => {
  const { program, call, chart, raw } = chartIn(parse, source);
  const [old, now] = [modelOf(raw, source.file), modelOf(proposal, where)];
  const matches = matchStates(old, now);
  const spelled = spell(old, raw, now, matches);
  const text = new MagicString(source.text);
  if (!sameGraph(old, now)) {
    const doc = reconcile(source.text, chart, raw, spelled.chart, spelled.origins);
    text.overwrite(
      chart.start,
      chart.end,
      layoutText(doc, 0, chart.start - source.text.lastIndexOf('\n', chart.start) - 1),
    );
  }
  const names = writePlaceholders(text, program, call, namesUsed(old), namesUsed(now));
  const result = { file: source.file, text: text.toString() };
  if (!isExpectedChange(program, readBack(parse, result, where)))
    return refuse(where, 'lo escrito cambiaría más que el diagrama; no se aplica');
  if (!sameGraph(modelOf(chartIn(parse, result).raw, source.file), now))
    return refuse(where, 'lo escrito no dice lo mismo que lo dibujado; no se aplica');
  return { text: result.text, old, now, newNames: names, renamed: renamedStates(matches) };
};

/** The source with the proposal applied, or the sentence that says why it is rejected. */
export const applyProposal = (
  parse: Parse,
  source: Source,
  proposal: JsonObject,
  where: string,
): Applied | { refusal: string } => {
  try {
    return edited(parse, source, proposal, where);
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    throw error;
  }
};
