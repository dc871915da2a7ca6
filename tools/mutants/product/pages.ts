import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';
import { projectCopy } from '../../../tests/built/project-copy';
import { root } from '../../../tests/house/source-files';
import { allMutants } from './all-mutants';
import { importersOf } from './import-graph';
import { withOne } from './rewrite';
import type { Mutant } from './sample';
import { journeysOf } from './specs';

/** One build contains all mutants: the browser's user agent selects one. */
const chosenInPage = (id: number) =>
  `(globalThis.chosenMutant ??= Number(/ mutante\\/(\\d+)/.exec(navigator.userAgent)?.[1] ?? 0)) === ${id}`;

/** Runs the journeys one after the other, until the first failure or the time limit. */
const config = `// @ts-nocheck
import { devices } from 'playwright/test';
import config from './playwright.config';
const { id, report, output, walks, specs, unsure, only, time } = JSON.parse(process.env.MUTANT_ASKED ?? '{}');
const but = unsure.length > 0 ? { grepInvert: unsure.map((text) => new RegExp(text)) } : {};
const alone = (name) => ({ name, testMatch: '**/' + name + '.spec.ts', ...but });
const isGallery = (name) => name.startsWith('gallery');
const walk = { testMatch: 'walks/walk.spec.ts', grep: new RegExp(' (' + walks.join('|') + ') does in the browser') };
export default {
  ...config,
  workers: 1,
  maxFailures: 1,
  globalTimeout: time,
  reporter: [['json', { outputFile: report }]],
  outputDir: output,
  use: { ...config.use, userAgent: devices['Desktop Chrome'].userAgent + ' mutante/' + id },
  projects: only === undefined
    ? [
        // The gallery tests a component before the pages that use it.
        ...specs.filter(isGallery).map(alone),
        ...(walks.length > 0 ? [{ name: 'walks', ...walk, ...but }] : []),
        ...specs.filter((name) => !isGallery(name)).map(alone),
      ]
    : [{ name: 'again', grep: new RegExp(only) }],
};
`;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

interface Asked extends Partial<ReturnType<typeof journeysOf>> {
  id: number;
  /** Patterns of titles that are not asked; of the one that is. */
  unsure?: readonly string[];
  only?: string;
}

interface Suite {
  specs?: { title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
  suites?: Suite[];
}
const specsIn = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsIn),
];

/** How long the journeys are asked about one mistake; and when a process is taken for one that hangs. */
const patience = 150_000;
const longest = 300_000;

/** A copy of the project for one mutant at a time, beside the build with all mutants. */
const stageOf = (portal: string) => {
  const copy = projectCopy();
  const at = (...path: string[]) => join(copy.folder, ...path);
  cpSync(join(root, 'dist/server'), at('dist/server'), { recursive: true });
  cpSync(portal, at('dist/portal'), { recursive: true });
  writeFileSync(at('e2e/mutant.config.ts'), config);

  const run = async (args: readonly string[], env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, args, {
      cwd: copy.folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => said.push(part));
    child.stderr.on('data', (part: Buffer) => said.push(part));
    // Playwright ends its servers on SIGTERM; on SIGKILL it leaves them running.
    const askToEnd = () => child.kill('SIGTERM');
    const ask = setTimeout(askToEnd, longest);
    const end = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), longest + 20_000);
    process.once('exit', askToEnd);
    const [status] = await once(child, 'close');
    process.off('exit', askToEnd);
    clearTimeout(ask);
    clearTimeout(end);
    return { status: status as number | null, said: Buffer.concat(said).toString('utf8') };
  };

  /** The first journey that fails, or null. */
  const journeys = async (asked: Asked) => {
    const report = at('report.json');
    writeFileSync(report, '{}');
    const { said } = await run(['node_modules/playwright/cli.js', 'test', '-c', 'e2e/mutant.config.ts'], {
      MUTANT_ASKED: JSON.stringify({
        walks: [],
        specs: [],
        unsure: [],
        ...asked,
        report,
        output: at('test-results'),
        time: patience,
      }),
      E2E_PORTS: String(await freePort()),
    });
    const told: { suites?: Suite[]; errors?: { message?: string }[] } = JSON.parse(readFileSync(report, 'utf8'));
    if (told.suites === undefined) return { title: '', why: said.slice(-300) };
    const failed = told.suites
      .flatMap(specsIn)
      .find(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
    if (failed === undefined) return null;
    const why = failed.tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
    return { title: failed.title, why: why[0]?.split('\n')[0] ?? '' };
  };

  return { at, run, journeys, remove: copy.remove };
};

/** Complaints about unused code do not count as noticing a mutant. */
const typeError = /^(\S+)\((\d+),\d+\): error TS(?!6133|6196|6192|6198)/;
/** An error so near belongs to the mistake; a file may have more than one. */
const near = 30;

const escaped = (title: string) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What types, the catalogue of requirements and the browser say to mutants that no other test noticed. */
export const pagesOf = async (mutants: readonly Mutant[], lanes: number) => {
  const made = projectCopy();
  const portal = join(made.folder, 'portal');
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [allMutants(root, mutants, chosenInPage)],
    build: { outDir: portal, emptyOutDir: true },
  });
  mkdirSync(join(portal, '.vite'), { recursive: true });
  cpSync(join(root, 'dist/portal/.vite/first-paint.json'), join(portal, '.vite/first-paint.json'));
  const stages = Array.from({ length: lanes }, () => stageOf(portal));
  made.remove();
  const importers = importersOf();
  const unsure = new Set<string>();
  const sure = new Set<string>();

  const inBrowser = async (
    stage: (typeof stages)[number],
    mutant: Mutant,
    restore: () => void,
    breakIt: () => void,
  ) => {
    const asked = journeysOf(mutant.file, importers(mutant.file));
    if (asked.specs.length === 0) return null;
    for (let turn = 0; turn < 4; turn += 1) {
      const failed = await stage.journeys({ id: mutant.id, ...asked, unsure: [...unsure] });
      if (failed === null) return null;
      const noticed = `${failed.title}: ${failed.why}`;
      if (failed.title === '') return noticed;
      // A failure of a busy computer, or one without the mutant, does not count as noticing.
      const only = `${escaped(failed.title)}$`;
      if ((await stage.journeys({ id: mutant.id, only })) !== null) {
        if (sure.has(failed.title)) return noticed;
        restore();
        const without = await stage.journeys({ id: 0, only });
        breakIt();
        if (without === null) {
          sure.add(failed.title);
          return noticed;
        }
      }
      unsure.add(escaped(failed.title));
    }
    return null;
  };

  const breaking = (stage: (typeof stages)[number], mutant: Mutant) => {
    const path = stage.at(mutant.file);
    const source = readFileSync(path, 'utf8');
    return {
      breakIt: () => writeFileSync(path, withOne(source, mutant)),
      restore: () => writeFileSync(path, source),
    };
  };

  const typeErrors = async (stage: (typeof stages)[number]) => {
    const { said } = await stage.run([
      'node_modules/typescript/bin/tsc',
      ...['-p', '.', '--noEmit', '--incremental', '--tsBuildInfoFile', 'types.tsbuildinfo'],
    ]);
    return said.split('\n').flatMap((line) => {
      const [, file = '', at = ''] = typeError.exec(line) ?? [];
      return file === '' ? [] : [{ line, file, at: Number(at) }];
    });
  };

  /** Mutants that do not compile: one run for mutants in different files; an error in another file is checked alone. */
  const byTypes = async (stage: (typeof stages)[number], waiting: readonly Mutant[]) => {
    const noticed = new Map<Mutant, string>();
    let left = [...waiting];
    while (left.length > 0) {
      const round = left.filter((one, place) => left.findIndex(({ file }) => file === one.file) === place);
      left = left.filter((one) => !round.includes(one));
      const broken = round.map((mutant) => breaking(stage, mutant));
      for (const { breakIt } of broken) breakIt();
      const errors = await typeErrors(stage);
      for (const { restore } of broken) restore();
      const isOf = ({ file, line }: Mutant, error: (typeof errors)[number]) =>
        error.file === file && Math.abs(error.at - line) <= near;
      for (const mutant of round) {
        const found = errors.find((error) => isOf(mutant, error));
        if (found !== undefined) noticed.set(mutant, `tipos: ${found.line}`);
      }
      const elsewhere = errors.filter((error) => !round.some((mutant) => isOf(mutant, error)));
      const isAsked = (mutant: Mutant) => {
        const loads = importers(mutant.file);
        return !noticed.has(mutant) && elsewhere.some(({ file }) => file === mutant.file || loads.has(file));
      };
      for (const mutant of round.filter(isAsked)) {
        const { breakIt, restore } = breaking(stage, mutant);
        breakIt();
        const [found] = await typeErrors(stage);
        restore();
        if (found !== undefined) noticed.set(mutant, `tipos: ${found.line}`);
      }
    }
    return noticed;
  };

  const judge = async (stage: (typeof stages)[number], mutant: Mutant): Promise<string | null> => {
    const { breakIt, restore } = breaking(stage, mutant);
    breakIt();
    try {
      if (mutant.area === 'texts') {
        const rows = await stage.run(['--import', 'tsx', 'tools/checks/requirements/requirements.ts']);
        if (rows.status !== 0) return `requisitos: ${rows.said.trim().split('\n').at(-1) ?? ''}`;
      }
      if (mutant.area === 'server' || mutant.area === 'contract') return null;
      return await inBrowser(stage, mutant, restore, breakIt);
    } finally {
      restore();
    }
  };
  return {
    unsure,
    judgeAll: async (mutants: readonly Mutant[], tell: (mutant: Mutant, by: string | null) => void) => {
      const [first] = stages;
      const typed = first === undefined ? new Map<Mutant, string>() : await byTypes(first, mutants);
      for (const [mutant, by] of typed) tell(mutant, by);
      const waiting = mutants.filter((mutant) => !typed.has(mutant));
      await Promise.all(
        stages.map(async (stage) => {
          for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift())
            tell(mutant, await judge(stage, mutant));
        }),
      );
    },
    end: () => {
      for (const stage of stages) stage.remove();
    },
  };
};
