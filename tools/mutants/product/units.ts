import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../../../tests/house/source-files';
import { importersOf } from './import-graph';
import type { Point } from './point';
import { type Mutant, productPoints } from './sample';
import type { Answer, Ask, Prepare } from './unit-lane';
import type { Passed } from './watch-mutants';

const longest = 240_000;

/** A process with the product and its mutants loaded; restarted if it hangs. */
const laneOf = (told: Prepare) => {
  let child: ChildProcess | null = null;
  // A child process with an endless loop would outlive its parent.
  const kill = (asked: ChildProcess | null) => {
    if (asked?.pid === undefined) return;
    try {
      process.kill(-asked.pid, 'SIGKILL');
    } catch {
      // All processes have ended.
    }
  };
  process.on('exit', () => kill(child));
  const begin = () => {
    const begun = fork(join(import.meta.dirname, 'unit-lane.ts'), {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      detached: true,
      cwd: root,
      env: { ...process.env, NODE_ENV: 'test', VITEST: 'true' },
    });
    begun.send(told);
    return begun;
  };
  return {
    /** null: the mutant looped forever or crashed the process. */
    ask: async (ask: Ask, limit = longest): Promise<Answer | null> => {
      child ??= begin();
      const asked = child;
      asked.send(ask);
      const over = new AbortController();
      const signal = AbortSignal.any([over.signal, AbortSignal.timeout(limit)]);
      const answer = await Promise.race([
        once(asked, 'message', { signal }).then(([said]) => said as Answer),
        once(asked, 'exit', { signal }).then(() => null),
      ]).catch(() => null);
      over.abort();
      if (answer === null) {
        kill(asked);
        child = null;
      }
      return answer;
    },
    end: () => child?.disconnect(),
  };
};

export interface Seen {
  /** The test files that cover the mutant, the likeliest to notice first, with the rows that they name. */
  files: string[];
  /** Whether tests that only load the file are left out, because they take too long. */
  cut: boolean;
  rows: string[];
}

export interface Verdict {
  by: string | null;
  cut: boolean;
}

const by = (one: Passed, id: number): readonly string[] => one.by[id] ?? [];

const rowsIn = (titles: readonly string[]) => [
  ...new Set(titles.flatMap((title) => [...title.matchAll(/[A-Z]{2,10}-\d{2,3}/g)].map(([row]) => row))),
];

/** Time limits for tests that run the mutant, that run other code of the file, and that only load the file. */
const patience = [240_000, 180_000, 90_000, 40_000] as const;

const tests = '{domain,src,machines,server,tests}/**/*.test.{ts,tsx}';
/** Tests of code outside of the product, or of built files. */
const blind = ['tests/{built,scripts,tools}/**', 'tests/charts/!(chart-files).test.ts'];
/** The test that walks the approved paths; for the rules of one flow it runs that flow only. */
const approved = 'tests/charts/chart-files.test.ts';
const flowOf = ({ file }: Mutant) => /^machines\/(\w+)\//.exec(file)?.[1];
const server = 'tests/server/**/*.test.ts';

/** Finds the tests that cover each mutant, in one run with all mutants inactive; then runs those tests on each mutant. */
export const unitsOf = async (mutants: readonly Mutant[], lanes: number) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const folder = mkdtempSync(join(tmpdir(), 'oficina-mutants-'));
  const passedFile = join(folder, 'passed');
  const told = { mutants, passedFile };
  const places = [...new Set(mutants.map(({ file }) => file))];
  const inFile = (file: string) => -1 - places.indexOf(file);
  /** Any mistake of a file says by this number that something of the file runs. */
  const placeOf = ({ file, start, end }: Point) => `${file} ${start} ${end}`;
  const taken = new Set(mutants.map(placeOf));
  const probes = productPoints()
    .filter((point) => places.includes(point.file) && !taken.has(placeOf(point)))
    .map((point) => ({ ...point, id: inFile(point.file) }));
  const duration: Record<string, number> = {};
  const unsure = new Map<string, string>();
  for (const part of [
    { include: [tests], exclude: [...blind, approved, server], isolate: false },
    { include: [server], exclude: [], isolate: true },
  ]) {
    const lane = laneOf({ ...told, mutants: [...mutants, ...probes], ...part, workers: lanes });
    const whole = await lane.ask({ mutant: null, files: [] }, 1_800_000);
    lane.end();
    if (whole === null || whole.broken === true)
      throw new Error(`las pruebas no llegan a su fin sin mutante: ${whole?.failed[0]?.why ?? 'el proceso terminó'}`);
    for (const { file, title, why } of whole.failed) unsure.set(file, `${title}: ${why}`);
    Object.assign(duration, whole.took);
  }
  const passed = readFileSync(passedFile, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): Passed => JSON.parse(line))
    .filter(({ file }) => !unsure.has(file));
  rmSync(folder, { recursive: true, force: true });

  const took = (file: string) => duration[file] ?? 0;
  const importers = importersOf();
  const seen = ({ id, file }: Mutant): Seen => {
    // Test files in one context share the modules that the first of them loaded.
    const loaded = passed.some(({ by }) => by[id]?.length === 0);
    const loads = importers(file);
    const own = join(root, file.replace(/\.tsx?$/, ''));
    // A test beside the file was written for the file; a test that only loads the file seldom checks it.
    const isBeside = (one: Passed) => one.file.startsWith(own);
    const there = passed.filter(
      (one) =>
        isBeside(one) ||
        by(one, id).length > 0 ||
        (loaded && loads.has(relative(root, one.file).replaceAll('\\', '/'))),
    );
    const rank = (one: Passed) =>
      isBeside(one) ? 0 : by(one, id).length > 0 ? 1 : by(one, inFile(file)).length > 0 ? 2 : 3;
    const sorted = there.toSorted((a, b) => rank(a) - rank(b) || took(a.file) - took(b.file));
    let spent = 0;
    const asked = sorted.filter((one, index) => {
      spent += took(one.file);
      return index === 0 || spent <= (patience[rank(one)] ?? 0);
    });
    const titles = asked.flatMap((one) => [...by(one, id), ...(loaded ? by(one, inFile(file)) : [])]);
    return { files: asked.map((one) => one.file), cut: asked.length < sorted.length, rows: rowsIn(titles) };
  };

  const lanesOpen = Array.from({ length: lanes }, () =>
    laneOf({ ...told, include: [tests], exclude: blind, isolate: true, workers: 1 }),
  );
  const judge = async (lane: (typeof lanesOpen)[number], mutant: Mutant): Promise<Verdict> => {
    const { files, cut } = seen(mutant);
    const ask = async (asked: Omit<Ask, 'mutant'>): Promise<string | null> => {
      let answer = await lane.ask({ mutant: mutant.id, ...asked });
      // A failure of a busy computer does not count.
      const late = answer?.failed.find(({ why }) => /timed out/i.test(why));
      if (late !== undefined) answer = await lane.ask({ mutant: mutant.id, ...asked });
      if (answer === null) return 'no termina';
      const [found] = answer.failed;
      return found === undefined ? null : `${relative(root, found.file)}: ${found.title || found.why}`;
    };
    const flow = flowOf(mutant);
    const noticed = files.length === 0 ? null : await ask({ files });
    if (noticed !== null || flow === undefined) return { by: noticed, cut };
    return { by: await ask({ files: [join(root, approved)], flow }), cut };
  };
  return {
    seen,
    /** Test files that fail without a mutant, and are not used. */
    unsure: [...unsure].map(([file, why]) => `${relative(root, file)}: ${why}`),
    /** Reports each verdict immediately. */
    judgeAll: async (tell: (mutant: Mutant, verdict: Verdict) => void) => {
      const waiting = [...mutants];
      await Promise.all(
        lanesOpen.map(async (lane) => {
          for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift())
            tell(mutant, await judge(lane, mutant));
          lane.end();
        }),
      );
    },
  };
};
