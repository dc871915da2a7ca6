import type { Cases } from '../explore/flows';
import { type JointPath, runsOf } from '../qa/recorded';
import type { FlowData } from './flow-data';
import { type Look, openStudio, type Studio } from './studio-store';

export interface Part {
  flow: FlowData;
  cases: Cases;
}

export interface Actor {
  name: string;
  part: Part | null;
  /** Empty: its page is closed, or not open yet. */
  state: string;
  /** The state that it reached, where the path says another one; empty: the same. */
  differs: string;
}

const begins = (label: string): boolean => label.startsWith('inicio');

/** A path of several charts, of which each runs as it does alone; its surroundings are only told. */
export const openTogether = (path: JointPath, partOf: (flow: string) => Part | null, look: Look) => {
  const listeners = new Set<() => void>();
  const studios: Record<string, Studio> = {};
  const named = new Set(path.actores.flatMap(({ flujo }) => flujo ?? []));
  const unknown = [...named].filter((flow) => partOf(flow) === null);
  const fresh: readonly Actor[] = path.actores.map(({ actor, flujo }) => {
    const part = flujo === null ? null : partOf(flujo);
    if (part !== null) studios[actor] = openStudio(part.flow, part.cases, look);
    return { name: actor, part, state: '', differs: '' };
  });
  const begun = new Map<string, number>();
  const last = path.pasos.at(-1)?.vez ?? 0;
  let now = { taken: 0, actors: fresh };
  let turn = Promise.resolve();

  const see = (next: typeof now) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const inLine = (work: () => Promise<void>): Promise<void> => {
    turn = turn.then(work);
    return turn;
  };

  const reached = async (actor: string, label: string): Promise<string> => {
    const studio = studios[actor];
    if (studio === undefined) return '';
    if (begins(label)) {
      const run = begun.get(actor) ?? 0;
      begun.set(actor, run + 1);
      const next = runsOf(path, actor)[run];
      if (next !== undefined) await studio.playPath(next);
    } else await studio.step();
    const { playing = null, notice = '' } = studio.running() ?? {};
    return notice === '' ? (playing?.came.at(-1) ?? '') : notice;
  };

  const take = async (): Promise<void> => {
    let { actors } = now;
    for (const { vez, actor, paso, estado } of path.pasos) {
      if (vez !== now.taken + 1) continue;
      const state = estado === '' || studios[actor] === undefined ? estado : await reached(actor, paso);
      actors = actors.map((one) =>
        one.name === actor ? { ...one, state: estado, differs: state === estado ? '' : state } : one,
      );
    }
    see({ taken: now.taken + 1, actors });
  };

  return {
    path,
    studios,
    /** Flows of the file that are not here. */
    unknown,
    last,
    now: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    step: () => inLine(async () => (now.taken < last ? take() : undefined)),
    playRest: () =>
      inLine(async () => {
        while (now.taken < last) await take();
      }),
    restart: () =>
      inLine(async () => {
        begun.clear();
        see({ taken: 0, actors: fresh });
      }),
  };
};

export type TogetherStore = ReturnType<typeof openTogether>;
