import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../../../tests/house/source-files';
import { allMutants } from './all-mutants';
import type { Mutant } from './sample';

export interface Prepare {
  mutants: readonly Mutant[];
  workers: number;
  passedFile: string;
  /** Which tests; a world for each file takes three times as long, and is needed where one is broken. */
  include: string[];
  exclude: string[];
  isolate: boolean;
}

export interface Ask {
  /** None: the tests run without a mutant. */
  mutant: number | null;
  /** None: all. */
  files: readonly string[];
  /** Only the tests of this flow. */
  flow?: string;
}

export interface Answer {
  /** The test that noticed the mutant. */
  failed: { file: string; title: string; why: string }[];
  /** How long each test file took, in ms. */
  took: Record<string, number>;
  /** It could not be asked at all. */
  broken?: boolean;
}

const prepare = async ({ mutants, workers, passedFile, include, exclude, isolate }: Prepare) => {
  const vitest = await createVitest(
    'test',
    {
      root,
      // Its projects would choose the tests.
      config: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      watch: false,
      reporters: [{}],
      setupFiles: [resolve(import.meta.dirname, 'watch-mutants.ts')],
      include,
      exclude,
      pool: isolate ? 'forks' : 'threads',
      isolate,
      maxWorkers: workers,
    },
    { plugins: [allMutants(root, mutants, (id) => `globalThis.isMutant?.(${id}) === true`)], logLevel: 'error' },
  );
  const all = await vitest.globTestSpecifications();
  return async ({ mutant, files, flow }: Ask): Promise<Answer> => {
    if (flow === undefined) vitest.resetGlobalTestNamePattern();
    else vitest.setGlobalTestNamePattern(new RegExp(`^'${flow}' `));
    vitest.provide('mutant', mutant);
    vitest.provide('passedFile', passedFile);
    vitest.config.bail = mutant === null ? 0 : 1;
    for (const project of vitest.projects) project.config.bail = vitest.config.bail;
    const specifications =
      mutant === null ? all : files.flatMap((file) => all.filter(({ moduleId }) => moduleId === file));
    const answer: Answer = { failed: [], took: {} };
    // One after the other where the first that notices is enough.
    const turns = mutant === null ? [specifications] : specifications.map((one) => [one]);
    for (const turn of turns) {
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(turn);
      // The result also contains modules of earlier runs.
      for (const module of testModules.filter(({ moduleId }) => turn.some((one) => one.moduleId === moduleId))) {
        answer.took[module.moduleId] = module.diagnostic().duration + module.diagnostic().collectDuration;
        for (const error of module.errors())
          answer.failed.push({ file: module.moduleId, title: '', why: error.message });
        for (const test of module.children.allTests('failed'))
          answer.failed.push({
            file: module.moduleId,
            title: test.fullName,
            why: test.result().errors?.[0]?.message ?? '',
          });
      }
      for (const error of unhandledErrors)
        answer.failed.push({ file: turn[0]?.moduleId ?? '', title: '', why: String(Object(error).message) });
      if (mutant !== null && answer.failed.length > 0) break;
    }
    return answer;
  };
};

let ready: ReturnType<typeof prepare> | null = null;
process.on('message', async (told: Prepare | Ask) => {
  try {
    if ('mutants' in told) ready = prepare(told);
    else process.send?.(await (await ready)?.(told));
  } catch (error) {
    process.send?.({ failed: [{ file: '', title: '', why: String(error) }], took: {}, broken: true });
  }
});
process.on('disconnect', () => process.exit());
