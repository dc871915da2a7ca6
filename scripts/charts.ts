import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { approvedPaths, approvedText } from '../tests/paths/approved';
import { discover, type Flow, root } from '../tests/paths/flows';
import { mermaid } from './charts/mermaid';
import { codeTable, eventTable, stateTable, transitionTable } from './charts/tables';

const folder = join(root, 'statecharts');

const page = (flow: Flow, paths: Awaited<ReturnType<typeof approvedPaths>>): string => {
  const { name, machine } = flow;
  const codes = codeTable(machine, paths);
  return [
    `# ${name}`,
    `Se genera de \`machines/${name}/${name}.machine.ts\` con \`npm run charts\`. Para verlo en Stately, pegue \`${name}.json\`.`,
    `\`\`\`mermaid\n${mermaid(machine)}\n\`\`\``,
    '## Estados',
    stateTable(machine),
    ...(codes === null ? [] : ['## Códigos', codes]),
    '## Estado × evento',
    eventTable(machine),
    '## Transiciones',
    transitionTable(machine, paths),
    '',
  ].join('\n\n');
};

const exportsOf = async (flow: Flow): Promise<[string, string][]> => {
  const paths = await approvedPaths(flow);
  return [
    [`${flow.name}.json`, `${JSON.stringify(flow.machine.config, null, 2)}\n`],
    [`${flow.name}.md`, page(flow, paths)],
    ...(flow.cases === null
      ? []
      : [[`${flow.name}.paths.md`, approvedText(flow.name, paths)] satisfies [string, string]]),
  ];
};

const current = (file: string): string | null => {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    return null;
  }
};

const wanted = new Map((await Promise.all((await discover()).map(exportsOf))).flat());
const stale = [...wanted].flatMap(([file, text]) => (current(file) === text ? [] : [file]));
const orphans = readdirSync(folder).filter((file) => /\.(json|md)$/.test(file) && !wanted.has(file));

if (process.argv.includes('--check')) {
  for (const file of [...stale, ...orphans]) console.error(`statecharts/${file} is stale: run npm run charts`);
  if (stale.length + orphans.length > 0) process.exitCode = 1;
} else {
  for (const file of stale) writeFileSync(join(folder, file), wanted.get(file) ?? '');
  for (const file of orphans) rmSync(join(folder, file));
  console.log(`statecharts/: ${wanted.size} files, ${stale.length} written, ${orphans.length} removed`);
}
