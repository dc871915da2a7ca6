import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { approvedFile } from '../tests/paths/approved';
import { discover, type Flow } from '../tests/paths/flows';
import { equivalentMutants } from './mutate/equivalent';
import { judgeOf } from './mutate/judge';
import { mutantsOf, rewritten } from './mutate/mutants';

const usage = 'npm run mutate -- [flow] [--least <percent>]';

const asked = () => {
  const { values, positionals } = parseArgs({ options: { least: { type: 'string' } }, allowPositionals: true });
  const least = Number(values.least ?? 98);
  if (positionals.length > 1 || values.least === '' || !(least >= 0 && least <= 100)) throw new Error(usage);
  return { flow: positionals[0], least };
};

const percent = (part: number, whole: number): number => Math.floor((part * 1000) / Math.max(whole, 1)) / 10;
const said = (value: number): string => value.toFixed(1).replace('.', ',');

/** Prints who survives, with `all` how each other was noticed too; returns what is wrong with the outcome. */
const mutate = async (
  { name, cases }: Flow,
  { all, least, equivalent }: { all: boolean; least: number; equivalent: readonly string[] },
): Promise<string[]> => {
  if (cases === null) throw new Error(`machines/${name}/${name}.cases.ts: falta; sin casos no se recorre nada`);
  const approved = readFileSync(approvedFile(name), 'utf8');
  const judge = await judgeOf({ name, cases, approved });
  const stale = await judge(() => rewritten(cases.machine));
  if (stale !== null)
    throw new Error(`statecharts/${name}.paths.md: no es de esta carta, ejecute npm run charts: ${stale}`);
  const mutants = mutantsOf(cases.machine);
  const wrong: string[] = [];
  let [noticed, same] = [0, 0];
  for (const { id, machine } of mutants) {
    const how = await judge(machine);
    const explained = equivalent.includes(id);
    if (how === null && explained) same += 1;
    if (how !== null) noticed += 1;
    if (how !== null && explained) wrong.push(`docs/mutants.md: ${name}: se detecta, no es equivalente: ${id}`);
    if (how === null && (all || !explained)) console.log(`${explained ? 'EQUIVALE ' : 'SOBREVIVE'}  ${id}`);
    if (how !== null && all) console.log(`detectado  ${id}\n           ${how}`);
  }
  const also = same === 0 ? '' : `, ${same} equivalente${same === 1 ? '' : 's'}`;
  console.log(
    `${name}: ${noticed} de ${mutants.length} mutantes detectados (${said(percent(noticed, mutants.length))} %)${also}`,
  );
  if (percent(noticed, mutants.length - same) < least)
    wrong.push(`${name}: menos del ${String(least).replace('.', ',')} % de los mutantes no equivalentes detectados`);
  return wrong;
};

try {
  const { flow, least } = asked();
  const flows = await discover();
  const chosen = flow === undefined ? flows : flows.filter(({ name }) => name === flow);
  if (chosen.length === 0) throw new Error(`«${flow}» no es un flujo; hay ${flows.map(({ name }) => name).join(', ')}`);
  const explained = equivalentMutants();
  for (const one of chosen) {
    const equivalent = explained.get(one.name) ?? [];
    for (const problem of await mutate(one, { all: flow !== undefined, least, equivalent })) {
      console.error(problem);
      process.exitCode = 1;
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
