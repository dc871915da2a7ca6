import { allNamedTests } from './all-named-tests';
import { catalogue } from './catalogue';
import { deferred, finished } from './finished';
import { type FlowLine, reportOn } from './report';

const inColumns = (lines: readonly FlowLine[], columns: number): string[] => {
  const cells = lines.map(({ flow, rows, named, deferred: later, finished: done }) => {
    const count = `${named}/${rows}${later > 0 ? ` (${later} later)` : ''}`;
    return `${done ? '●' : '○'} ${flow.padEnd(21)}${count.padEnd(18)}`;
  });
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, line) =>
    `  ${cells.slice(line * columns, (line + 1) * columns).join('')}`.trimEnd(),
  );
};

const tests = await allNamedTests();
const rows = catalogue();
const { flows, problems } = reportOn(rows, tests, finished, deferred);
const named = flows.reduce((sum, flow) => sum + flow.named, 0);

console.log('  rows named by a test, per flow (● finished)');
for (const line of inColumns(flows, 3)) console.log(line);
console.log(`  ${named} of ${rows.length} rows are named by a test`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
