import { readFileSync } from 'node:fs';
import type { Flow } from '../explore/flows';
import { type Chart, chartOf, difference } from './difference';
import { git } from './git';
import { jsonFault } from './json-fault';
import { visibleText } from './visible-text';

const isChart = (value: unknown): value is Chart => typeof value === 'object' && value !== null && 'states' in value;

const chartIn = (text: string, where: string): Chart => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${where}: ${jsonFault(text, error)}`);
  }
  if (!isChart(value)) throw new Error(`${where}: no es un diagrama, le falta states`);
  return value;
};

/** What a page says of a flow besides its changes. */
export interface Note {
  title: string;
  lines: readonly string[];
}

/** One flow that is not the same on both sides. */
export interface Compared {
  name: string;
  changes: readonly string[];
  /** Both charts, where there are two. */
  charts: readonly [old: Chart, now: Chart] | null;
  notes?: readonly Note[];
}

export const saidOf = (found: readonly Compared[]): string[] =>
  found.flatMap(({ name, changes }) => [name, ...changes.map((change) => `  ${visibleText(change)}`)]);

const between = (name: string, where: string, old: Chart, now: Chart): Compared[] => {
  try {
    const changes = difference(old, now);
    return changes.length === 0 ? [] : [{ name, changes, charts: [old, now] }];
  } catch (error) {
    const said = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${where}: el diagrama no se puede leer (${said})`);
  }
};

const one = (flows: readonly Flow[], name: string): Flow => {
  const flow = flows.find((candidate) => candidate.name === name);
  if (flow === undefined)
    throw new Error(`flujo desconocido: ${name}; hay ${flows.map((candidate) => candidate.name).join(', ')}`);
  return flow;
};

/** The differences between the current chart and a proposed one. */
export const compareWithFile = (flows: readonly Flow[], file: string, flowName: string | undefined): Compared[] => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file}: no existe o no se puede leer`);
  }
  const proposed = chartIn(text, file);
  const flow = flowName === undefined ? flows.find(({ machine }) => machine.id === proposed.id) : one(flows, flowName);
  if (flow === undefined)
    throw new Error(`${file}: su id (${String(proposed.id)}) no es de ningún flujo; diga cuál con --flow <flujo>`);
  return between(flow.name, file, chartOf(flow.machine), proposed);
};

/** Compares all charts with an older version. */
export const compareWithRevision = (
  flows: readonly Flow[],
  revision: string,
  flowName: string | undefined,
): Compared[] => {
  if (revision.startsWith('-') || git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`) === null)
    throw new Error(`revisión desconocida: ${revision}; un archivo termina en .json`);
  const had = (git('ls-tree', '--name-only', revision, 'statecharts/') ?? '')
    .split('\n')
    .flatMap((path) => /^statecharts\/(.+)\.json$/.exec(path)?.[1] ?? []);
  if (flowName !== undefined && !had.includes(flowName)) one(flows, flowName);
  const names = new Set([...had, ...flows.map(({ name }) => name)].toSorted());
  return [...names].flatMap((name) => {
    if (flowName !== undefined && name !== flowName) return [];
    const flow = flows.find((candidate) => candidate.name === name);
    if (flow === undefined) return [{ name, changes: ['- flujo: todo'], charts: null }];
    const old = git('show', `${revision}:statecharts/${name}.json`);
    if (old === null) return [{ name, changes: ['+ flujo: todo'], charts: null }];
    const where = `${revision}:statecharts/${name}.json`;
    return between(name, where, chartIn(old, where), chartOf(flow.machine));
  });
};
