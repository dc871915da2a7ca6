import { readFileSync } from 'node:fs';
import { applyProposal } from '../../tools/charts/apply/apply-proposal';
import { parse } from '../../tools/charts/apply/parse';
import { isObject, type JsonObject } from '../../tools/charts/apply/syntax';
import { discover } from '../../tools/explore/flows';
import { drawn } from './drawable-mutants';

export const flows = await discover();
const flowOf = (name: string) => {
  const found = flows.find((flow) => flow.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};
export const source = (name: string) => {
  const { machineFile: file } = flowOf(name);
  return { file, text: readFileSync(file, 'utf8') };
};
export const chart = (name: string) => drawn(flowOf(name).machine.config);
/** The chart with some of its text replaced, like a redrawn one. */
export const redrawn = (name: string, ...changes: readonly (readonly [string, string])[]): JsonObject => {
  const text = changes.reduce((all, [from, to]) => all.replaceAll(from, to), JSON.stringify(chart(name)));
  return JSON.parse(text);
};
export const withStates = (name: string, states: Record<string, object>): JsonObject => {
  const { states: own, ...rest } = chart(name);
  return JSON.parse(JSON.stringify({ ...rest, states: { ...(isObject(own) ? own : {}), ...states } }));
};

export const applied = (name: string, proposal: JsonObject) => {
  const result = applyProposal(parse, source(name), proposal, 'propuesta');
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
};
