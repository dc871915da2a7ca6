import { describe, expect, test } from 'vitest';
import { loginChart, withSuspendedAccount } from '../../../e2e/props/suspended-account';
import { cases } from '../../../machines/login/login.cases';
import type { Version } from '../../../tools/charts/apply/nearer-version';
import { parse } from '../../../tools/charts/apply/parse';
import { approvedPaths } from '../../../tools/explore/approved';
import { comparePaths, type Job } from '../../../tools/studio/proposal/paths-job';
import type { Told } from '../../../tools/studio/proposal/paths-worker';
import { type Desk, openProposal } from '../../../tools/studio/proposal/proposal-store';

const paths = (await approvedPaths({ name: 'login', cases })).map(({ id, trace }) => ({
  id,
  labels: trace.map(({ label }) => label),
}));

interface Setting {
  memory?: Map<string, string>;
  versions?: readonly Version[];
  full?: boolean;
}

/** A page of a browser whose worker answers when it is asked to. */
const open = ({ memory = new Map(), versions = [], full = false }: Setting = {}) => {
  const jobs: { job: Job; tell(told: Told): void; stopped: boolean }[] = [];
  const desk: Desk = {
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, text) => {
        if (full) throw new Error('no room');
        memory.set(key, text);
      },
      removeItem: (key) => void memory.delete(key),
    },
    versions: async () => versions,
    parser: async () => parse,
    draw: async () => ({ difference: '<svg>1</svg>', proposal: '<svg>2</svg>' }),
    start: (job, tell) => {
      const one = { job, tell, stopped: false };
      jobs.push(one);
      return () => {
        one.stopped = true;
      };
    },
  };
  const store = openProposal('login', cases, paths, desk);
  const finish = async (at = jobs.length - 1) => {
    const one = jobs[at];
    if (one === undefined) throw new Error('no job');
    one.tell({ result: await comparePaths(cases, one.job, (walked) => one.tell({ walked })) });
  };
  return { store, jobs, finish, memory };
};

const suspended = { where: 'propuesta.json', text: withSuspendedAccount() };

describe('the page of a proposal', () => {
  test('shows what changes, then the paths, then one of them step by step', async () => {
    const { store, jobs, finish } = open();
    const seen: string[] = [];
    store.subscribe(() => seen.push(store.state().reading.kind));
    await store.read(suspended);
    expect([...new Set(seen)]).toEqual(['leyendo', 'distinta']);
    expect(store.state().pictures).toEqual({ difference: '<svg>1</svg>', proposal: '<svg>2</svg>' });
    expect(store.state().paths).toEqual({ kind: 'calculando', walked: 0, of: paths.length });
    jobs[0]?.tell({ walked: 7 });
    expect(store.state().paths).toEqual({ kind: 'calculando', walked: 7, of: paths.length });
    await finish();
    const { paths: found } = store.state();
    if (found.kind !== 'listo') throw new Error(found.kind);
    const [other] = found.result.changes.filter(({ verdict }) => verdict !== 'igual');
    await store.play(paths.find(({ id }) => id === other?.id) ?? { id: '', labels: [] });
    expect([store.state().played?.id, store.state().played?.at, store.state().played?.first]).toEqual([
      other?.id,
      3,
      3,
    ]);
    store.goTo(0);
    store.goTo(-1);
    expect(store.state().played?.at).toBe(0);
  });

  test('keeps what was brought until somebody starts over', async () => {
    const { store, memory } = open();
    await store.read(suspended);
    const again = open({ memory });
    await again.store.restore();
    expect([again.store.state().draft, again.store.state().reading.kind]).toEqual([suspended, 'distinta']);
    again.store.startOver();
    expect([again.store.state().draft.text, again.store.state().reading.kind, memory.size]).toEqual(['', 'vacia', 0]);
    expect(again.jobs.at(-1)?.stopped).toBe(true);
  });

  test('says when the browser has no room for it, and goes on', async () => {
    const { store } = open({ full: true });
    await store.read(suspended);
    expect([store.state().kept, store.state().reading.kind]).toEqual([false, 'distinta']);
  });

  test('ignores what it kept in another form', async () => {
    for (const text of ['{', '1', '{"text":2}']) {
      const { store } = open({ memory: new Map([['estudio.propuesta.login', text]]) });
      await store.restore();
      expect(store.state().reading.kind).toBe('vacia');
    }
  });

  test('can be stopped and begun again, and forgets a job that a later draft made stale', async () => {
    const { store, jobs, finish } = open();
    await store.read(suspended);
    store.cancel();
    expect([store.state().paths.kind, jobs[0]?.stopped]).toEqual(['cancelado', true]);
    await finish(0);
    expect(store.state().paths.kind).toBe('cancelado');
    store.comparePaths();
    await store.read({ where: 'hoy.json', text: loginChart() });
    await finish(1);
    expect([store.state().reading.kind, store.state().paths.kind]).toEqual(['igual', 'cancelado']);
    await store.read(suspended);
    jobs.at(-1)?.tell({ failure: 'no hay memoria' });
    expect(store.state().paths).toEqual({ kind: 'fallo', why: 'no hay memoria' });
  });

  test('of an older version goes on only when somebody says so', async () => {
    const old = JSON.parse(loginChart());
    old.states.autenticando.on = {};
    const { store } = open({ versions: [{ commit: 'abc1234', date: '2026-11-20', chart: old }] });
    await store.read({ where: 'p.json', text: JSON.stringify({ ...old, description: 'Otra.' }) });
    expect(store.state().reading.kind).toBe('anterior');
    await store.readAnyway();
    expect([store.state().reading.kind, store.state().anyway]).toEqual(['distinta', true]);
  });

  test('walks again when a new condition is decided', async () => {
    const { store, jobs } = open();
    const asked = JSON.parse(loginChart());
    asked.states.informando.on.CERRAR.guard = 'esTarde';
    await store.read({ where: 'p.json', text: JSON.stringify(asked) });
    store.answer('esTarde', true);
    store.answer('esTarde', false);
    store.answer('esTarde', null);
    expect(jobs.map(({ job, stopped }) => [job.answers, stopped])).toEqual([
      [{}, true],
      [{ esTarde: true }, true],
      [{ esTarde: false }, true],
      [{}, false],
    ]);
  });
});
