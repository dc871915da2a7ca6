import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMachine } from 'xstate';
import { catalogue } from '../../checks/requirements/catalogue';
import { type Flow, root } from '../../explore/flows';
import { universe } from '../../explore/universe';
import { type Compared, saidOf } from '../compare';
import { chartOf, difference } from '../difference';
import { differencePage } from '../marked-page';
import { type CompilerError, compilerErrors } from './compiler';
import { git, inWorktree } from './git';
import { chartProblems } from './lint-in-spanish';
import { lineOf, missingByName } from './missing-by-name';
import { missingCodes, withListedCodes } from './missing-codes';
import { type Code, newCodes } from './new-codes';
import { parse } from './parse';
import { filesOf, type Planned, plansOf } from './plan';
import { reviewOf } from './proposal-review';
import { Refusal } from './refusal';
import { runApart } from './run-apart';
import { stillNamed } from './still-named';
import { type Missing, missingByCompiler, missingText } from './what-is-missing';

export interface Asked {
  file: string;
  flow: string | undefined;
  out: string;
  branch: string | undefined;
  patch: string | undefined;
  anyway: boolean;
}

interface Compiled {
  before: readonly CompilerError[];
  after: readonly CompilerError[];
}

const machineOf = ({ flow: { name } }: Planned): string => `machines/${name}/${name}.machine.ts`;
const codesIn = ({ applied: { old, now } }: Planned): Code[] => newCodes(old, now);

const missingOf = (plan: Planned, folder: string, { before, after }: Compiled): Missing[] => {
  const { flow, proposal, applied } = plan;
  const machine = machineOf(plan);
  const cases = `machines/${flow.name}/${flow.name}.cases.ts`;
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const paths = [machine, ...filesOf(flow.name)];
  const texts = new Map(paths.map((path) => [path, read(path)]));
  const transitions = new Set(universe(createMachine(proposal)).map(({ id }) => id));
  const requirements = new Set(catalogue().map(({ id }) => id));
  const line = applied.text.split('.createMachine(')[0]?.split('\n').length ?? 1;
  const compiled = missingByCompiler(flow.name, before, after);
  const named = stillNamed(plan, codesIn(plan), folder).filter(
    (one) => !compiled.some(({ file, line: at }) => file === one.file && at === one.line),
  );
  const sourceOf = (file: string) => ({ file, text: texts.get(file) ?? '' });
  return [
    ...missingCodes(codesIn(plan), sourceOf(machine), sourceOf(cases), read),
    ...compiled,
    ...missingByName(parse, { flow: flow.name, machine, texts }, applied, transitions, requirements),
    ...named,
    ...chartProblems(flow.machine, proposal).map((text): Missing => ({ what: 'diagrama', file: machine, line, text })),
  ];
};

/** Transitions that no case reaches. An unwritten guard ends the search; it is listed separately. */
const unreached = (folder: string, flow: string, codes: readonly Code[]): Missing[] => {
  const listed = codes.map(({ call, code }) => `${call}:${code}`);
  const { status, stdout } = runApart(folder, 'apply/unreached.ts', flow, ...listed);
  const ids: unknown = status === 0 && stdout !== '' ? JSON.parse(stdout) : [];
  const file = `machines/${flow}/${flow}.cases.ts`;
  const line = status === 0 ? lineOf(readFileSync(join(folder, file), 'utf8'), 'events') : 1;
  return (Array.isArray(ids) ? ids : []).map((id) => ({ what: 'caso', file, line, text: `nada llega a «${id}»` }));
};

/** Writes pictures, tables and approved paths of the flow; returns the error that prevents that. */
const writeCharts = (folder: string, flow: string): Missing[] => {
  const { status, stderr } = runApart(folder, 'charts.ts', '--flow', flow);
  const text = `statecharts/ no se pudo escribir: ${stderr.trim().split('\n')[0] ?? ''}; después, npm run charts`;
  return status === 0 ? [] : [{ what: 'diagrama', file: `machines/${flow}/${flow}.cases.ts`, line: 1, text }];
};

const applyIn = (plans: readonly Planned[], folder: string): Missing[] => {
  // The last commit compiles; the working tree may not.
  const before =
    git(folder, 'status', '--porcelain', '--untracked-files=no').trim() === '' ? [] : compilerErrors(folder);
  const machines = plans.map((plan) => ({ file: join(folder, machineOf(plan)), plan }));
  for (const { changed } of plans) for (const [path, text] of changed) writeFileSync(join(folder, path), text);
  for (const { file, plan } of machines)
    writeFileSync(file, withListedCodes(plan.applied.text, plan.applied.old, codesIn(plan)));
  const after = compilerErrors(folder);
  for (const { file, plan } of machines) writeFileSync(file, plan.applied.text);
  return plans.flatMap((plan) => [
    ...missingOf(plan, folder, { before, after }),
    ...unreached(folder, plan.flow.name, codesIn(plan)),
    ...writeCharts(folder, plan.flow.name),
  ]);
};

const subjectOf = (plans: readonly Planned[]): string =>
  `Apply the drawn proposal of ${plans.length === 1 ? plans[0]?.flow.name : `${plans.length} flows`}`;

const commitIn = (plans: readonly Planned[], folder: string): string => {
  const changed = plans.flatMap((plan) => [...plan.changed.keys()]);
  git(folder, 'add', '--', ...changed, 'statecharts');
  git(folder, 'commit', '--quiet', '--no-verify', '-m', subjectOf(plans));
  return git(folder, 'rev-parse', 'HEAD').trim();
};

/** A branch and a patch begin at the last commit, so uncommitted changes would get lost. */
const refuseUncommitted = (plans: readonly Planned[]): void => {
  const files = plans.flatMap((plan) => [...plan.changed.keys()]);
  const [first] = git(root, 'status', '--porcelain', '--', ...files).split('\n');
  if (first !== undefined && first !== '') throw new Refusal(`${first.slice(3)}: tiene cambios sin guardar en git`);
};

const isBranchFree = (branch: string): boolean => {
  if (spawnSync('git', ['check-ref-format', '--branch', branch], { cwd: root }).status !== 0)
    throw new Refusal(`«${branch}» no es un nombre de rama`);
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`], { cwd: root });
  return status !== 0;
};

/** Applies the charts of a file, and prints what people must still write. */
export const applyCommand = async (
  flows: readonly Flow[],
  { file, flow, out, branch, patch, anyway }: Asked,
  save: (path: string, text: string) => void,
): Promise<void> => {
  const plans = plansOf(flows, file, flow, anyway).filter(({ changed }) => changed.size > 0);
  if (plans.length === 0) return console.log(`Sin cambios: lo que hay es lo que dice ${file}.`);
  if (branch !== undefined && !isBranchFree(branch)) throw new Refusal(`la rama ${branch} ya existe`);
  const compared: Compared[] = [];
  for (const { flow: planned, proposal } of plans) {
    const old = chartOf(planned.machine);
    const notes = await reviewOf(planned, proposal);
    compared.push({ name: planned.name, changes: difference(old, proposal), charts: [old, proposal], notes });
  }
  const page = await differencePage(`De lo que hay a ${file}`, compared);
  const isApart = branch !== undefined || patch !== undefined;
  if (isApart) refuseUncommitted(plans);
  const missing = isApart
    ? inWorktree((folder) => {
        const found = applyIn(plans, folder);
        const commit = commitIn(plans, folder);
        if (branch !== undefined) git(root, 'branch', branch, commit);
        if (patch !== undefined) save(patch, git(folder, 'format-patch', '-1', '--stdout', '--binary', commit));
        return found;
      })
    : applyIn(plans, root);
  save(out, page);
  console.log(`De lo que hay a ${file}:\n${saidOf(compared).join('\n')}`);
  for (const { applied } of plans)
    for (const [before, after] of applied.renamed) console.log(`  ${before} se llama ahora ${after}`);
  if (branch !== undefined) console.log(`Rama: ${branch}`);
  if (patch !== undefined) console.log(`Parche: ${patch}, para git am`);
  if (!isApart) console.log(`Escrito: ${plans.flatMap((plan) => [...plan.changed.keys()]).join(', ')}`);
  console.log(`Con colores: ${out}`);
  console.log(missing.length === 0 ? 'No falta decir nada.' : `Falta decir:\n${missing.map(missingText).join('\n')}`);
};
