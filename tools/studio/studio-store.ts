import type { AnyEventObject } from 'xstate';
import type { Cases } from '../explore/flows';
import { recordedIn } from '../qa/recorded';
import type { ScriptStep } from '../qa/test-script';
import type { FlowData } from './flow-data';
import type { Facade } from './mirror';
import { startOf, takeStep } from './play';
import { type Simulation, simulate } from './simulation';
import { openStage, type Stage } from './stage';
import { wayTo } from './way';
import { wireOnStage } from './wired-flows';

type Move = { give: string; ofPath?: true } | { pass: number } | { send: AnyEventObject };

/** An approved path, or one that was recorded elsewhere and says no more than its steps. */
export interface PlayedPath {
  id: string;
  pasos: readonly (Pick<ScriptStep, 'id' | 'paso' | 'estado'> & Partial<Pick<ScriptStep, 'accion' | 'debeVerse'>>)[];
}

interface Playing {
  path: PlayedPath;
  /** The state after each step taken. Steps in the screen meanwhile do not count. */
  came: readonly string[];
}

export interface Running {
  /** A new key for each start, which mounts the screen anew. */
  run: number;
  flow: FlowData;
  cases: Cases;
  start: string;
  stage: Stage;
  simulation: Simulation;
  facade: Facade;
  playing: Playing | null;
  /** What could not be done, in a sentence. */
  notice: string;
}

export interface Look {
  width: 'telefono' | 'escritorio';
  theme: 'light' | 'dark';
}

const play = async (simulation: Simulation, move: Move): Promise<boolean> => {
  if ('give' in move) return takeStep(simulation, move.give);
  if ('pass' in move) await simulation.pass(move.pass);
  else simulation.bySomeone(move.send);
  return true;
};

const noPath =
  'Ese archivo no es un camino: tráigalo como lo escribe «Copiar como camino» o `npm run charts -- --property`.';

const stateNow = ({ trace }: Simulation): string => trace.at(-1)?.state ?? '';

/** The running flow, its steps so far, and the view settings of its screen. */
export const openStudio = (flow: FlowData, cases: Cases, look: Look) => {
  const listeners = new Set<() => void>();
  let running: Running | null = null;
  let seen: Look = look;
  let moves: Move[] = [];
  let runs = 0;
  let last = Promise.resolve();

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const change = (part: Partial<Running>) => {
    if (running !== null) running = { ...running, ...part };
    tell();
  };
  /** One thing after the other, as answers take a moment to arrive. */
  const inLine = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work);
    return last;
  };

  const begin = async (start: string, before: readonly Move[], playing: Playing | null): Promise<void> => {
    running?.simulation.stop();
    running?.stage.stop();
    const stage = await openStage();
    let quiet = true;
    const simulation = simulate({
      cases,
      wired: wireOnStage(flow.name, stage) ?? cases.machine,
      start,
      input: cases.starts?.[start],
      passed: stage.passed,
      changed: () => {
        if (!quiet) change({});
      },
    });
    for (const move of before) await play(simulation, move);
    quiet = false;
    moves = [...before];
    runs += 1;
    const facade: Facade = {
      getSnapshot: () => simulation.actor.getSnapshot(),
      subscribe: (listener) => simulation.actor.subscribe(listener),
      on: (type, heard) => simulation.actor.on(type, heard),
      send: (event) => {
        // A screen that is just being taken away may still say something.
        if (running?.simulation !== simulation) return;
        moves.push({ send: event });
        simulation.bySomeone(event);
      },
    };
    running = { run: runs, flow, cases, start, stage, simulation, facade, playing, notice: '' };
    tell();
  };

  const move = (one: Move, notice = ''): Promise<void> =>
    inLine(async () => {
      if (running === null) return;
      moves.push(one);
      const done = await play(running.simulation, one);
      if (!done) moves.pop();
      change({ notice: done ? '' : notice });
    });

  const starts = Object.keys(cases.starts ?? { '': undefined });
  const restart = (start: string) => inLine(() => begin(start, [], null));

  const goTo = (asked: string): Promise<void> =>
    inLine(async () => {
      const way = wayTo(flow.ways, asked);
      if (way !== undefined)
        return begin(
          way.start,
          way.steps.map((label) => ({ give: label })),
          null,
        );
      if (running === null) await begin(starts[0] ?? '', [], null);
      change({ notice: `No hay camino a un estado «${asked}» de ${flow.name}.` });
    });

  const step = (): Promise<void> =>
    inLine(async () => {
      const { playing = null, simulation } = running ?? {};
      const next = playing?.path.pasos[playing.came.length];
      if (playing === null || next === undefined || simulation === undefined) return;
      moves.push({ give: next.paso, ofPath: true });
      const done = await takeStep(simulation, next.paso);
      if (!done) moves.pop();
      change(
        done
          ? { playing: { ...playing, came: [...playing.came, stateNow(simulation)] }, notice: '' }
          : { notice: `El flujo no puede dar aquí el paso «${next.paso}».` },
      );
    });

  /** Starts a path; its steps are taken one by one. */
  const playPath = (path: PlayedPath): Promise<void> =>
    inLine(async () => {
      await begin(startOf(path.pasos[0]?.paso ?? ''), [], { path, came: [] });
      if (running !== null) change({ playing: { path, came: [stateNow(running.simulation)] } });
    });

  return {
    starts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    running: () => running,
    look: () => seen,
    setLook: (part: Partial<Look>) => {
      seen = { ...seen, ...part };
      tell();
    },
    restart,
    /** Goes to the state of a link, or to the nearest state below it, by a shortest path. */
    goTo,
    give: (label: string) => move({ give: label }, `El flujo no puede recibir aquí «${label}».`),
    pass: (ms: number) => move({ pass: ms }),
    undo: () =>
      inLine(async () => {
        if (running === null || moves.length === 0) return;
        const { start, playing } = running;
        const undone = moves.at(-1);
        const ofPath = undone !== undefined && 'ofPath' in undone;
        await begin(
          start,
          moves.slice(0, -1),
          ofPath && playing !== null ? { ...playing, came: playing.came.slice(0, -1) } : playing,
        );
      }),
    canUndo: () => moves.length > 0,
    playPath,
    /** Starts what `--replay` takes, such as the way that breaks a sentence. */
    openPath: (text: string): Promise<void> => {
      const recorded = recordedIn(text);
      const [path] = recorded?.caminos ?? [];
      if (recorded !== null && path !== undefined && recorded.flujo === flow.name) return playPath(path);
      change({ notice: recorded === null ? noPath : `Ese camino es de ${recorded.flujo}: ábralo en ese flujo.` });
      return last;
    },
    step,
    playRest: async () => {
      for (const left = running?.playing?.path.pasos.length ?? 0; ; ) {
        const before = running?.playing?.came.length ?? left;
        if (before >= left) return;
        await step();
        if (running?.playing?.came.length === before) return;
      }
    },
  };
};

export type Studio = ReturnType<typeof openStudio>;
