import MagicString from 'magic-string';
import { layoutText } from './layout-text';
import { matchStates, renamedStates } from './match-states';
import { modelOf, sameGraph } from './model';
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
  /** The states whose dotted name is another one now, by the old one. */
  renamed: ReadonlyMap<string, string>;
}

/** The chart of a source, and where it stands. */
export const chartIn = (parse: Parse, { file, text }: Source): { call: Node; chart: Node; raw: JsonObject } => {
  const [call] = chartCalls(parse(file, text));
  if (call === undefined) return refuse(file, 'no tiene un diagrama');
  const raw = readLiteral(argumentOf(call), (keys, what) => refuse(file, `${keys.join('.')}: ${what}`));
  return isObject(raw) ? { call, chart: argumentOf(call), raw } : refuse(file, 'no tiene un diagrama');
};

const edited = (parse: Parse, source: Source, proposal: JsonObject, where: string): Applied => {
  const { chart, raw } = chartIn(parse, source);
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
  const result = { file: source.file, text: text.toString() };
  if (!sameGraph(modelOf(chartIn(parse, result).raw, source.file), now))
    return refuse(where, 'lo escrito no dice lo mismo que lo dibujado; no se aplica');
  return { text: result.text, renamed: renamedStates(matches) };
};

/** The source with the proposal in it, or the sentence that says why not. */
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
