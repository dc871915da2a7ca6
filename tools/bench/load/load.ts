import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type CallName, contract } from '../../../domain/contract';
import { type BenchServer, startBenchServer } from './bench-server';
import { openSeededCluster } from './cluster';
import { neverAsked, tellComparison, walkBoth } from './compare';
import { createGuests, type Guests } from './guests';
import { logIns, measureMix, withPassword } from './measure-mix';
import { mix } from './mix';
import { type Random, seededRandom } from './random';
import { latenciesOf, type Tally, tellTally } from './tally';

/** Its options: docs/benchmarks.md. */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '2000000' },
    /** Visits a second. */
    rate: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '10' },
    /** Seconds between two pages, on average. */
    pause: { type: 'string', default: '3' },
    /** Of every kind of visit in the comparison. */
    rounds: { type: 'string', default: '20' },
    phases: { type: 'string', default: 'compare,mix,logins,steps' },
    'step-seconds': { type: 'string', default: '60' },
  },
});
const members = Number(values.members);
const phases = values.phases.split(',');
const pauseMs = 1_000 * Number(values.pause);
const stepMinutes = Number(values['step-seconds']) / 60;
/** Beside the demo's: what is compared with many. */
const fewMembers = 5_000;
const slowLogInMs = 500;
const slowCallMs = 500;
const mostFaults = 0.01;

let isFine = true;
const tell = (line: string): void => console.log(line);
const load = (): string => readFileSync('/proc/loadavg', 'utf8').split(' ', 3).join(' ');
const heading = (title: string): void => tell(`\n${title} (${new Date().toISOString().slice(0, 19)}, load ${load()})`);

const judge = (tally: Tally): void => {
  if (tally.faultCount() > 0) isFine = false;
};

const compare = async (server: BenchServer, guests: Guests, rounds: number): Promise<void> => {
  heading(`The mix, one visit at a time: the demo and ${fewMembers} members beside ${members}`);
  const cluster = await openSeededCluster(fewMembers, () => {});
  const small = await startBenchServer(cluster);
  const readBefore = await server.wholeReads();
  const few = { server: small, guests: createGuests(fewMembers) };
  const [before, after] = await walkBoth(few, { server, guests }, rounds).finally(async () => {
    await small.close();
    await cluster.close();
  });
  for (const [table, times] of await server.wholeReads()) {
    const more = times - (readBefore.get(table) ?? 0);
    if (more === 0) continue;
    tell(`  ${table} was read whole ${more} times: a statement has no index`);
    isFine = false;
  }
  tellComparison(before, after, tell);
  for (const { tally } of [before, after]) {
    for (const [what, count] of tally.faults) tell(`  FAULT ${count}× ${what}`);
    judge(tally);
  }
  const missing = neverAsked(after.tally, Object.keys(contract) as CallName[]);
  if (missing.length > 0) {
    tell(`  never asked: ${missing.join(', ')}`);
    isFine = false;
  }
};

interface Crowd {
  guests: Guests;
  random: Random;
}

const runMix = async (server: BenchServer, crowd: Crowd): Promise<void> => {
  heading(`The mix, ${values.rate} visits a second for ${values.minutes} minutes`);
  const told = { visits: mix, rate: Number(values.rate), minutes: Number(values.minutes), pauseMs, ...crowd };
  const tally = await measureMix(server, told, tell);
  tellTally(tally, tell);
  judge(tally);
};

const runLogIns = async (server: BenchServer, crowd: Crowd): Promise<void> => {
  heading(`Log-ins: the rate at which their p95 passes ${slowLogInMs} ms`);
  let best = 0;
  for (let rate = 10; rate <= 400; rate += 10) {
    const tally = await measureMix(
      server,
      { visits: logIns, rate, minutes: stepMinutes / 3, pauseMs: 0, ...crowd },
      tell,
    );
    const { calls, p50, p95, p99 } = latenciesOf(tally.times.get('login') ?? []);
    const times = [p50, p95, p99].map((ms) => ms.toFixed(0)).join(', ');
    tell(`  ${rate}/s: ${calls} log-ins p50, p95, p99 ${times} ms`);
    if (p95 > slowLogInMs || tally.faultCount() > 0) {
      for (const [what, count] of tally.faults) tell(`  ${count}× ${what}`);
      break;
    }
    best = rate;
  }
  tell(`  ${best} log-ins a second`);
};

const runSteps = async (server: BenchServer, crowd: Crowd): Promise<void> => {
  heading('The mix, faster with each step until something breaks');
  for (let rate = Number(values.rate); rate < 1_000; rate = Math.ceil(rate * 1.25)) {
    const tally = await measureMix(server, { visits: mix, rate, minutes: stepMinutes, pauseMs, ...crowd }, tell);
    const isBroken = tally.faultCount() > mostFaults * tally.all().calls;
    if (!isBroken && tally.all(withPassword).p95 <= slowCallMs) continue;
    tellTally(tally, tell);
    return tell(`  broken at ${rate} visits a second`);
  }
};

tell(`load ${load()} before anything of this`);
const cluster = await openSeededCluster(members, tell);
try {
  const server = await startBenchServer(cluster);
  try {
    const crowd = { guests: createGuests(members), random: seededRandom(11) };
    if (phases.includes('compare')) await compare(server, crowd.guests, Number(values.rounds));
    if (phases.includes('mix')) await runMix(server, crowd);
    if (phases.includes('logins')) await runLogIns(server, crowd);
    if (phases.includes('steps')) await runSteps(server, crowd);
  } finally {
    await server.close();
  }
} finally {
  await cluster.close();
}
process.exitCode = isFine ? 0 : 1;
