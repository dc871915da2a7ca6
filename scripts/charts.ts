import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { approvedText } from '../tests/paths/approved';
import { discover, type Flow, root } from '../tests/paths/flows';
import { compareWithFile, compareWithRevision } from './charts/compare';
import { flowDocument, indexDocument } from './charts/documents';
import { type Exported, exported } from './charts/exported';
import { page } from './charts/page';

const folder = join(root, 'statecharts');

const filesOf = (flow: Flow, shown: Exported): [string, string][] => [
  [`${flow.name}.json`, `${JSON.stringify(flow.machine.config, null, 2)}\n`],
  [`${flow.name}.md`, flowDocument(shown)],
  [`${flow.name}.svg`, shown.picture.alone],
  ...(flow.cases === null
    ? []
    : [[`${flow.name}.paths.md`, approvedText(flow.name, shown.paths)] satisfies [string, string]]),
];

const allFiles = async (flows: readonly Flow[]): Promise<Map<string, string>> => {
  const shown: Exported[] = [];
  const files = new Map<string, string>();
  for (const flow of flows) {
    const one = await exported(flow);
    shown.push(one);
    for (const [file, text] of filesOf(flow, one)) files.set(file, text);
  }
  return files.set('README.md', indexDocument(shown)).set('index.html', page(shown));
};

const current = (file: string): string | null => {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    return null;
  }
};

const write = async (flows: readonly Flow[], check: boolean): Promise<void> => {
  const wanted = await allFiles(flows);
  const stale = [...wanted].flatMap(([file, text]) => (current(file) === text ? [] : [file]));
  const orphans = readdirSync(folder).filter((file) => /\.(json|md|svg|html)$/.test(file) && !wanted.has(file));
  if (check) {
    for (const file of [...stale, ...orphans]) console.error(`statecharts/${file} is stale: run npm run charts`);
    if (stale.length + orphans.length > 0) process.exitCode = 1;
    return;
  }
  for (const file of stale) writeFileSync(join(folder, file), wanted.get(file) ?? '');
  for (const file of orphans) rmSync(join(folder, file));
  console.log(`statecharts/: ${wanted.size} files, ${stale.length} written, ${orphans.length} removed`);
};

const compare = (flows: readonly Flow[], other: string, flow: string | undefined): void => {
  const file = other.endsWith('.json');
  const found = file ? compareWithFile(flows, other, flow) : compareWithRevision(flows, other, flow);
  const [from, to] = file ? ['lo que hay', other] : [other, 'lo que hay'];
  console.log(found.length === 0 ? `Sin cambios de ${from} a ${to}.` : `De ${from} a ${to}:\n${found.join('\n')}`);
};

try {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, diff: { type: 'string' }, flow: { type: 'string' } },
  });
  if (values.flow !== undefined && values.diff === undefined) throw new Error('--flow sirve solo junto a --diff');
  const flows = await discover();
  if (values.diff !== undefined) compare(flows, values.diff, values.flow);
  else await write(flows, values.check === true);
} catch (error) {
  const said = error instanceof Error ? error.message : String(error);
  console.error(`charts: ${said.replace(/\s*\n\s*/g, ' ')}`);
  process.exitCode = 1;
}
