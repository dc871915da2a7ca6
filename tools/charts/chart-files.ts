import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { approvedText } from '../explore/approved';
import { type Flow, root } from '../explore/flows';
import { flowDocument, indexDocument } from './documents';
import { aboutOf, type ExportedFlow, exportFlow } from './export-flow';

export const folder = join(root, 'statecharts');

const filesOf = (flow: Flow, shown: ExportedFlow): [string, string][] => [
  [`${flow.name}.json`, `${JSON.stringify(flow.machine.config, null, 2)}\n`],
  [`${flow.name}.md`, flowDocument(shown)],
  [`${flow.name}.svg`, shown.picture.alone],
  ...(flow.cases === null
    ? []
    : [[`${flow.name}.paths.md`, approvedText(flow.name, shown.paths, flow.children)] satisfies [string, string]]),
];

/** Each file belongs to one flow, and the index has a line per flow, so that branches with different flows merge. */
export const chartFiles = async (flows: readonly Flow[], asked: readonly Flow[]): Promise<Map<string, string>> => {
  const files = new Map([
    ['README.md', indexDocument(flows.map(({ name, machine }) => ({ name, about: aboutOf(machine) })))],
  ]);
  for (const flow of asked) for (const [file, text] of filesOf(flow, await exportFlow(flow))) files.set(file, text);
  return files;
};

const current = (file: string): string | null => {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    return null;
  }
};

/** The files that differ from the generated text or are missing. */
export const staleFiles = (wanted: ReadonlyMap<string, string>): string[] =>
  [...wanted].flatMap(([file, text]) => (current(file) === text ? [] : [file]));

/** Files of these flows that are no longer generated. */
export const orphanFiles = (wanted: ReadonlyMap<string, string>, isAsked: (flow: string) => boolean): string[] =>
  readdirSync(folder).filter(
    (file) => /\.(json|md|svg|html)$/.test(file) && !wanted.has(file) && isAsked(file.replace(/\..*/, '')),
  );
