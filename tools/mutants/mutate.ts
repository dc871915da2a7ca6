import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { approvedFile } from '../explore/approved';
import { discover, type Flow } from '../explore/flows';
import { equivalentFile, equivalentMutants } from './equivalent';
import { judgeOf } from './judge';
import { mutantsOf, rewritten } from './mutants';

const usage = `npm run mutate -- [flow] [--least <percent>]
npm run mutate -- src [--sample <mutants>] [--seed <number>] [--only <part of a name>]`;

const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);

const asked = () => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { least: text, sample: text, seed: text, only: text },
    allowPositionals: true,
  });
  const [flow, ...more] = positionals;
  const { least: percent, sample = '200', seed = '1', only = '' } = values;
  const least = Number(percent ?? 98);
  const product = { sample: wholeNumber(sample), seed: wholeNumber(seed), only };
  const ofOther = flow === 'src' ? ['least'] : ['sample', 'seed', 'only'];
  const understood =
    more.length === 0 &&
    percent !== '' &&
    least >= 0 &&
    least <= 100 &&
    product.sample > 0 &&
    product.seed >= 0 &&
    !ofOther.some((name) => name in values);
  if (!understood) throw new Error(usage);
  return { flow, least, product };
};

const percent = (part: number, whole: number): number => Math.floor((part * 1000) / Math.max(whole, 1)) / 10;
const said = (value: number): string => value.toFixed(1).replace('.', ',');

const fail = (problems: readonly string[]) => {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
};

/** Prints the survivors, with `all` also how each other mutant was noticed; returns the reasons to fail. */
const mutate = async (
  { name, cases, children }: Flow,
  { all, least, equivalent }: { all: boolean; least: number; equivalent: readonly string[] },
): Promise<string[]> => {
  if (cases === null) throw new Error(`machines/${name}/${name}.cases.ts: falta; sin casos no se recorre nada`);
  const approved = readFileSync(approvedFile(name), 'utf8');
  const judge = await judgeOf({ name, cases, approved, children });
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
    if (how !== null && explained) wrong.push(`${equivalentFile}: ${name}: se detecta, no es equivalente: ${id}`);
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

const mutateFlows = async ({ flow, least }: Pick<ReturnType<typeof asked>, 'flow' | 'least'>) => {
  const flows = await discover();
  const chosen = flow === undefined ? flows : flows.filter(({ name }) => name === flow);
  if (chosen.length === 0) throw new Error(`«${flow}» no es un flujo; hay ${flows.map(({ name }) => name).join(', ')}`);
  const explained = equivalentMutants();
  for (const one of chosen) {
    const equivalent = explained.get(one.name) ?? [];
    fail(await mutate(one, { all: flow !== undefined, least, equivalent }));
  }
};

try {
  const { flow, least, product } = asked();
  if (flow === 'src') {
    const { mutateProduct } = await import('./product/mutate-product');
    fail(await mutateProduct({ ...product, least: 95 }));
  } else await mutateFlows({ flow, least });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
