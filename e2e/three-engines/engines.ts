import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installFromSystem, mayInstall } from '../../scripts/apt.mjs';
import { build } from '../../scripts/prepare.mjs';
import { freePort } from '../backends/free-port';
import serve from '../backends/portal-server';
import { finderScript } from './finder-script';
import { journeys } from './journeys';
import { type KnownEngine, knownEngines, type Start } from './known';
import { type Ran, runEngine } from './run-engine';

process.chdir(resolve(import.meta.dirname, '../..'));

const limitMs = 240_000;

const usage = `node --import tsx e2e/three-engines/engines.ts [${knownEngines.map(({ name }) => name).join('|')}]… [--there]`;

const asked = () => {
  const { values, positionals } = parseArgs({
    // `there`: a missing engine is neither installed nor a failure.
    options: { there: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const engines = knownEngines.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (positionals.some((one) => !knownEngines.some(({ name }) => name === one))) throw new Error('no such engine');
  return { ...values, engines };
};

const findOrInstall = async (engine: KnownEngine, there: boolean) => {
  const found = await engine.find();
  if (found !== undefined || there || engine.packages.length === 0 || !mayInstall()) return found;
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

let stopServer = async () => {};

/** Each engine gets a separate portal, so that it does not see the changes of others. */
const walkIn = async (name: string, start: Start, finder: string): Promise<Ran> => {
  const port = await freePort();
  process.env.E2E_PORTS = String(port);
  const serving = serve();
  // Also while the engine is still starting.
  stopServer = async () => (await serving)();
  await serving;
  const where = { origin: `http://127.0.0.1:${port}`, finder, pictures: join('test-results', name) };
  try {
    return await runEngine(name, start, where, limitMs);
  } finally {
    await stopServer();
  }
};

const walkAll = async ({ engines, there }: ReturnType<typeof asked>) => {
  const [missing, here]: [KnownEngine[], [KnownEngine, Start][]] = [[], []];
  for (const engine of engines) {
    const start = await findOrInstall(engine, there);
    if (start === undefined) missing.push(engine);
    else here.push([engine, start]);
  }
  for (const engine of missing) console.error(engine.missing());
  const all: Ran[] = [];
  if (here.length > 0) {
    await build();
    const finder = await finderScript();
    for (const [{ name }, start] of here) all.push(await walkIn(name, start, finder));
    console.log(table(all));
  }
  for (const { name, problem, walked } of all) {
    for (const { journey, problem: why } of walked) if (why !== null) console.error(`${name}, ${journey}: ${why}`);
    if (problem !== null) console.error(`${name}: ${problem}`);
  }
  const ends = all.flatMap(({ walked, problem }) => [
    ...walked.map((one) => one.problem === null),
    ...(problem === null ? [] : [false]),
  ]);
  const failed = ends.filter((good) => !good).length + (there ? 0 : missing.length);
  const { TEST_COUNTS: counts } = process.env;
  if (counts !== undefined) writeFileSync(counts, JSON.stringify({ passed: ends.filter(Boolean).length, failed }));
  return failed === 0 ? 0 : 1;
};

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.once(signal, () => void stopServer().finally(() => process.exit(1)));

try {
  // Exits immediately: an engine that keeps its pipes open must not block.
  process.exit(await walkAll(asked()));
} catch (error) {
  const said = error instanceof Error ? error.message : String(error);
  console.error(/ERR_PARSE_ARGS|no such engine/.test(String(error)) ? usage : `engines: ${said}`);
  process.exit(1);
}
