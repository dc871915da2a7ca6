import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { finderScript } from '../e2e/engines/finder-script';
import { journeys } from '../e2e/engines/journeys';
import { freePort } from '../e2e/free-port';
import serve from '../e2e/portal-server';
import { installFromSystem, mayInstall } from './apt.mjs';
import { type KnownEngine, knownEngines } from './engines/known';
import { type Ran, runEngine } from './engines/run-engine';
import { build } from './prepare.mjs';

process.chdir(resolve(import.meta.dirname, '..'));

const limitMs = 240_000;

const usage = `npm run engines [-- [${knownEngines.map(({ name }) => name).join('|')}]… [--there] [--report <file>]]`;

const asked = () => {
  const { values, positionals } = parseArgs({
    // `there`: what is missing is neither installed nor a failure.
    options: { there: { type: 'boolean', default: false }, report: { type: 'string' } },
    allowPositionals: true,
  });
  const engines = knownEngines.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (positionals.some((one) => !knownEngines.some(({ name }) => name === one))) throw new Error('no such engine');
  return { ...values, engines };
};

const install = ({ packages }: KnownEngine) => `apt-get install ${packages.join(' ')}`;

const findOrInstall = async (engine: KnownEngine, there: boolean) => {
  const found = await engine.find();
  if (found !== undefined || there || !mayInstall()) return found;
  installFromSystem(...engine.packages);
  return engine.find();
};

const cell = (ran: Ran, journey: string): string => {
  const walked = ran.walked.find((one) => one.journey === journey);
  if (walked === undefined) return '–';
  return walked.problem === null ? `${walked.seconds.toFixed(1)} s` : '✗';
};

const table = (all: readonly Ran[]): string => {
  const rows = [
    ['', ...all.map(({ name, version }) => `${name} ${version}`.trim())],
    ['---', ...all.map(() => '---')],
    ...Object.keys(journeys).map((journey) => [journey, ...all.map((ran) => cell(ran, journey))]),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

const walkAll = async ({ engines, there, report }: ReturnType<typeof asked>) => {
  const missing: string[] = [];
  const here: { engine: KnownEngine; start: () => ReturnType<Awaited<ReturnType<KnownEngine['find']>> & object> }[] =
    [];
  for (const engine of engines) {
    const start = await findOrInstall(engine, there);
    if (start === undefined) missing.push(`${engine.name} is not here: ${install(engine)}`);
    else here.push({ engine, start });
  }
  for (const line of missing) console.error(line);
  const all: Ran[] = [];
  if (here.length > 0) {
    await build();
    const ports = await Promise.all(here.map(freePort));
    process.env.E2E_PORTS = ports.join();
    const stop = await serve();
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      process.once(signal, () => void stop().finally(() => process.exit(1)));
    try {
      const finder = await finderScript();
      for (const [place, { engine, start }] of here.entries()) {
        const where = {
          origin: `http://127.0.0.1:${ports[place]}`,
          finder,
          pictures: join('test-results', engine.name),
        };
        all.push(await runEngine(engine.name, start, where, limitMs));
      }
    } finally {
      await stop();
    }
    console.log(table(all));
  }
  for (const { name, problem, walked } of all) {
    for (const { journey, problem: why } of walked) if (why !== null) console.error(`${name}, ${journey}: ${why}`);
    const engine = knownEngines.find((one) => one.name === name);
    if (problem !== null && engine) console.error(`${name}: ${problem}. If it does so again: ${install(engine)}`);
  }
  const ends = all.flatMap(({ walked, problem }) => [
    ...walked.map((one) => one.problem === null),
    ...(problem === null ? [] : [false]),
  ]);
  const failed = ends.filter((good) => !good).length + (there ? 0 : missing.length);
  if (report !== undefined)
    writeFileSync(report, JSON.stringify({ passed: ends.filter(Boolean).length, failed, skipped: 0 }));
  return failed === 0 ? 0 : 1;
};

try {
  // At once: an engine that does not let go of its pipes must not keep us.
  process.exit(await walkAll(asked()));
} catch (error) {
  const said = error instanceof Error ? error.message : String(error);
  console.error(/ERR_PARSE_ARGS|no such engine/.test(String(error)) ? usage : `engines: ${said}`);
  process.exit(1);
}
