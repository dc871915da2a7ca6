import type { CallName } from '../../../domain/contract';

export interface Latencies {
  calls: number;
  p50: number;
  p95: number;
  p99: number;
}

export const latenciesOf = (times: readonly number[]): Latencies => {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { calls: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};

/** What one measurement counts: the time of each call from its start, and what went wrong. */
export const createTally = () => {
  const times = new Map<CallName, number[]>();
  const statuses = new Map<number, number>();
  const faults = new Map<string, number>();
  const add = <K>(to: Map<K, number>, key: K) => to.set(key, (to.get(key) ?? 0) + 1);
  return {
    times: times as ReadonlyMap<CallName, readonly number[]>,
    statuses: statuses as ReadonlyMap<number, number>,
    faults: faults as ReadonlyMap<string, number>,
    answered: (call: CallName, ms: number, status: number): void => {
      const list = times.get(call) ?? [];
      list.push(ms);
      times.set(call, list);
      add(statuses, status);
    },
    fault: (what: string): void => {
      add(faults, what);
    },
    /** Of all calls together, but for those named. */
    all: (but: readonly CallName[] = []): Latencies =>
      latenciesOf([...times].flatMap(([call, list]) => (but.includes(call) ? [] : list))),
    faultCount: (): number => [...faults.values()].reduce((sum, count) => sum + count, 0),
  };
};
export type Tally = ReturnType<typeof createTally>;

const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0)).padStart(7);

export const tellTally = (tally: Tally, tell: (line: string) => void): void => {
  tell('  p50     p95     p99 ms   calls');
  const rows = [...tally.times].map(([call, list]) => ({ call, ...latenciesOf(list) }));
  for (const { call, calls, p50, p95, p99 } of rows.sort((one, other) => other.p95 - one.p95))
    tell(`${ms(p50)} ${ms(p95)} ${ms(p99)} ${String(calls).padStart(9)}  ${call}`);
  tell(`  statuses: ${[...tally.statuses].map(([status, count]) => `${status} ${count}×`).join(', ')}`);
  for (const [what, count] of tally.faults) tell(`  FAULT ${count}× ${what}`);
};
