import type { Version } from '../../charts/apply/nearer-version';
import { maxBytes } from '../../charts/apply/read-proposals';
import { type Answers, runnableProposal } from '../../charts/apply/runnable-proposal';
import type { Parse } from '../../charts/apply/syntax';
import type { Cases } from '../../explore/flows';
import { type KnownPath, type Step, walkBoth } from './compare-paths';
import type { Pictures } from './draw-proposal';
import type { Job, PathChanges } from './paths-job';
import type { Told } from './paths-worker';
import { type Proposal, type Reading, readProposal } from './read-proposal';

export interface Draft {
  /** The name of its file, or that it was pasted. */
  where: string;
  text: string;
}

export type Paths =
  | { kind: 'calculando'; walked: number; of: number }
  | { kind: 'cancelado' }
  | { kind: 'fallo'; why: string }
  | { kind: 'listo'; result: PathChanges };

/** One path in both charts, and the step that is looked at. */
export interface Played {
  id: string;
  steps: readonly Step[];
  at: number;
  first: number;
}

export interface ProposalState {
  draft: Draft;
  /** The browser has room for the draft: a reload keeps it. */
  kept: boolean;
  reading: { kind: 'vacia' } | { kind: 'leyendo' } | Reading;
  /** Read although it was drawn on an older version. */
  anyway: boolean;
  pictures: Pictures | null;
  answers: Answers;
  paths: Paths;
  played: Played | null;
}

/** What the store needs of a browser. */
export interface Desk {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The committed versions of the chart. */
  versions(): Promise<readonly Version[]>;
  /** Of what an editor exports as a program. */
  parser(): Promise<Parse>;
  draw(proposal: Proposal): Promise<Pictures>;
  /** Starts the work beside the page; returns how to stop it. */
  start(job: Job, tell: (told: Told) => void): () => void;
}

const pasted = 'lo pegado';
const empty: ProposalState = {
  draft: { where: pasted, text: '' },
  kept: true,
  reading: { kind: 'vacia' },
  anyway: false,
  pictures: null,
  answers: {},
  paths: { kind: 'cancelado' },
  played: null,
};

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'where' in value && 'text' in value && typeof value.text === 'string';

const draftIn = (stored: string | null): Draft | null => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
};

/** A proposal for one flow: what was brought, what it changes, and what becomes of the approved paths. */
export const openProposal = (flow: string, cases: Cases, paths: readonly KnownPath[], desk: Desk) => {
  const key = `estudio.propuesta.${flow}`;
  const listeners = new Set<() => void>();
  let state = empty;
  let stop = () => {};
  /** Another number for each draft: what was begun for an earlier one is dropped. */
  let run = 0;

  const change = (part: Partial<ProposalState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const chart = () => (state.reading.kind === 'distinta' ? state.reading.proposal.chart : null);

  const keep = (draft: Draft): boolean => {
    try {
      desk.storage.setItem(key, JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  };

  const comparePaths = () => {
    stop();
    const proposal = chart();
    if (proposal === null) return;
    const current = run;
    change({ paths: { kind: 'calculando', walked: 0, of: paths.length } });
    stop = desk.start({ flow, proposal, answers: state.answers, paths }, (told) => {
      if (current !== run || state.paths.kind !== 'calculando') return;
      if ('walked' in told) change({ paths: { ...state.paths, walked: told.walked } });
      else if ('failure' in told) change({ paths: { kind: 'fallo', why: told.failure } });
      else change({ paths: { kind: 'listo', result: told.result } });
    });
  };

  const read = async (draft: Draft, anyway: boolean) => {
    stop();
    run += 1;
    const current = run;
    // What is too large is rejected, and need not come back.
    const kept = draft.text.length > maxBytes || keep(draft);
    change({ ...empty, draft, kept, anyway, reading: { kind: 'leyendo' } });
    const [versions, parse] = await Promise.all([anyway ? [] : desk.versions(), desk.parser()]);
    if (current !== run) return;
    const reading = readProposal({ name: flow, machine: cases.machine }, draft, { versions, parse });
    change({ reading });
    if (reading.kind !== 'distinta') return;
    comparePaths();
    const pictures = await desk.draw(reading.proposal);
    if (current === run) change({ pictures });
  };

  const stored = draftIn(desk.storage.getItem(key));

  return {
    flow,
    paths,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    /** What was kept before a reload. */
    restore: () => (stored === null ? Promise.resolve() : read(stored, false)),
    write: (text: string) => change({ draft: { where: pasted, text } }),
    read: (draft: Draft = state.draft) => read(draft, false),
    readAnyway: () => read(state.draft, true),
    startOver: () => {
      stop();
      run += 1;
      desk.storage.removeItem(key);
      change(empty);
    },
    comparePaths,
    cancel: () => {
      stop();
      change({ paths: { kind: 'cancelado' } });
    },
    answer: (name: string, holds: boolean | null) => {
      const { [name]: _, ...others } = state.answers;
      change({ answers: holds === null ? others : { ...others, [name]: holds }, played: null });
      comparePaths();
    },
    play: async (path: KnownPath) => {
      const proposal = chart();
      if (proposal === null) return;
      const { steps, change: found } = await walkBoth(runnableProposal(cases, proposal, state.answers), path);
      change({ played: { id: path.id, steps, at: Math.max(found.at, 0), first: found.at } });
    },
    goTo: (at: number) => {
      if (state.played !== null && state.played.steps[at] !== undefined) change({ played: { ...state.played, at } });
    },
    close: () => {
      stop();
      run += 1;
    },
  };
};

export type ProposalStore = ReturnType<typeof openProposal>;
