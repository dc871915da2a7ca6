import { readFileSync } from 'node:fs';
import { applyProposal } from '../../tools/charts/apply/apply-proposal';
import { comparableText, modelOf } from '../../tools/charts/apply/model';
import { readChart } from '../../tools/charts/apply/read-chart';
import { isObject, type Json, type JsonObject } from '../../tools/charts/apply/syntax';
import type { Flow } from '../../tools/explore/flows';
import { drawn } from './drawable-mutants';
import { rememberedParse as parse } from './remembered-parse';

const graphOf = (config: Json): string => (isObject(config) ? comparableText(modelOf(config, 'chart')) : 'no chart');

/**
 * The proposal in the source, read again by the parser of the importers; and the chart of today in that. Null: the
 * graphs are those that were drawn.
 */
export const roundTripProblem = (flow: Flow, proposal: JsonObject): { text: string; problem: string | null } => {
  const file = flow.machineFile;
  const text = readFileSync(file, 'utf8');
  const there = applyProposal(parse, { file, text }, proposal, 'propuesta');
  if ('refusal' in there) return { text, problem: there.refusal };
  const written = readChart(parse, file, there.text);
  if (written.problems.length > 0) return { text: there.text, problem: written.problems.join() };
  if (graphOf(written.config) !== graphOf(proposal)) return { text: there.text, problem: 'another graph' };
  const back = applyProposal(parse, { file, text: there.text }, drawn(flow.machine.config), 'vuelta');
  if ('refusal' in back) return { text: there.text, problem: back.refusal };
  const problem =
    graphOf(readChart(parse, file, back.text).config) === graphOf(drawn(flow.machine.config)) ? null : 'no way back';
  return { text: there.text, problem };
};
