import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type emit,
  enqueueActions,
  fromCallback,
  fromPromise,
} from 'xstate';
import { eventsAt, type Fed } from '../explore/explore';
import type { Cases } from '../explore/flows';
import { stateName } from '../explore/path-id';
import { isChildChart, outwardActions, silentActor, withStandIns } from '../explore/stand-ins';
import { eventName, transitionId } from '../explore/universe';
import { type Facade, mirrorOf } from './mirror';
import { SimClock } from './sim-clock';

/** What one step did to the machine. */
export interface Moment {
  /** Its place among the others. */
  id: number;
  /** The step label as in the paths; for time without a timer, its duration. */
  label: string;
  state: string;
  taken: readonly string[];
  /** Actors that were started, and actions that left the machine. */
  asked: readonly string[];
  done: readonly string[];
  /** Input typed on the screen, not taken from the cases: a replay needs it. */
  byHand: AnyEventObject | null;
  /** Time alone, without a timer of this flow. */
  quiet: boolean;
  /** By the clock of the simulation, in milliseconds. */
  at: number;
}

export interface Simulation {
  actor: {
    getSnapshot(): AnyMachineSnapshot;
    send(event: AnyEventObject): void;
    subscribe: Subscribe;
    on: Facade['on'];
  };
  trace: readonly Moment[];
  /** Said by XState when a guard or an action of the chart threw: the machine is dead then. */
  failure: string | null;
  now(): number;
  untilNext(): number | null;
  /** What the state accepts: answers, failures, and events of the user. */
  offered(): readonly Fed[];
  give(fed: Fed): Promise<void>;
  /** An event that comes from the screen. */
  bySomeone(event: AnyEventObject): void;
  pass(ms: number): Promise<void>;
  stop(): void;
}

type Subscribe = ReturnType<typeof createActor<AnyStateMachine>>['subscribe'];

interface Held {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

interface Setting {
  cases: Cases;
  /** The machine as the product wires it. The simulation uses its delays and actions, not its actors. */
  wired: AnyStateMachine;
  start: string;
  input: unknown;
  /** Whatever else lives by the same time. */
  passed(ms: number): void;
  changed(): void;
}

const answerOf = (type: string) => /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
const said = (name: string, params: unknown): string =>
  params === undefined || params === null ? name : `${name} ${JSON.stringify(params)}`;

/** Waits for the promises through which an answer reaches the machine. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

const sameEvent = (one: AnyEventObject, other: AnyEventObject): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const startLabel = (start: string): string => (start === '' ? 'inicio' : `inicio (${start})`);

/** Formats seconds. */
export const seconds = (ms: number): string => `${(ms / 1000).toLocaleString('es-DO')} s`;

/** Time does not pass for a child chart. */
const stopped = { setTimeout: () => 0, clearTimeout: () => {} };

/**
 * A child chart, for the screens that read it: it receives events, and nothing answers its calls. What it would tell its
 * parent is given to the parent.
 */
const unansweredChart = (chart: AnyStateMachine, started: () => void): AnyStateMachine => {
  const { actions } = chart.implementations;
  const told = Object.keys(actions).filter((name) => typeOf(actions[name]) === 'xstate.sendTo');
  const silent = withStandIns(chart, { actor: silentActor, note: () => {}, delays: {} }).provide({
    actions: Object.fromEntries(told.map((name) => [name, () => {}])),
  });
  let child = createActor(silent);
  const begin = (_: unknown, input: unknown): AnyMachineSnapshot => {
    child = createActor(silent, { input, clock: stopped }).start();
    return child.getSnapshot();
  };
  const mirror = mirrorOf({
    getSnapshot: () => child.getSnapshot(),
    send: (event) => child.send(event),
    on: (type, heard) => child.on(type, heard),
    subscribe: (listener) => {
      started();
      // Its end is given to the parent, too.
      return child.subscribe((snapshot) => snapshot.status === 'active' && listener(snapshot));
    },
  });
  return Object.assign(mirror, { getInitialSnapshot: begin });
};

type Body = (args: unknown, params: unknown) => void;
const typeOf = (body: unknown) => (typeof body === 'function' && 'type' in body ? body.type : undefined);
const isEmit = (body: unknown): body is ReturnType<typeof emit> => typeOf(body) === 'xstate.emit';

/** The running machine. Answers wait until somebody chooses one, and time stands until it is moved. */
export const simulate = ({ cases, wired, start, input, passed, changed }: Setting): Simulation => {
  const clock = new SimClock();
  const held = new Map<string, Held>();
  const trace: Moment[] = [];
  let [asked, done, taken, rang]: [string[], string[], string[], string[]] = [[], [], [], []];
  let failure: string | null = null;
  const bare = wired === cases.machine;
  const fail = (error: unknown) => {
    failure = error instanceof Error ? error.message : String(error);
  };

  const actorFor = (name: string): AnyActorLogic => {
    if (!bare && isChildChart(cases.machine, name)) {
      // Its wiring gives a chart where the machine has the placeholder of one.
      const chart = wired.implementations.actors[name] as AnyStateMachine;
      return unansweredChart(chart, () => void asked.push(name));
    }
    if (cases.replies[name] === undefined) return fromCallback(() => void asked.push(name));
    return fromPromise(({ self }) => {
      asked.push(name);
      return new Promise((resolve, reject) => held.set(self.id, { resolve, reject }));
    });
  };
  const noted = (name: string) => {
    const body: unknown = wired.implementations.actions[name];
    const note = (params: unknown) => void done.push(said(name, params));
    if (isEmit(body)) {
      return [
        name,
        enqueueActions(({ enqueue }, params) => {
          note(params);
          enqueue(body);
        }),
      ];
    }
    const act: Body = (args, params) => {
      note(params);
      // A chart without a wiring has a placeholder there that throws; what XState sends to a parent finds none here.
      if (!bare && typeof body === 'function' && !('resolve' in body)) body(args, params);
    };
    return [name, act];
  };
  const machine = wired.provide({
    actors: Object.fromEntries(Object.keys(wired.implementations.actors).map((name) => [name, actorFor(name)])),
    actions: Object.fromEntries(outwardActions(cases.machine).map(noted)),
    ...(bare
      ? {
          delays: Object.fromEntries(
            Object.keys(wired.implementations.delays).map((name) => [name, cases.delays?.[name] ?? 1000]),
          ),
        }
      : {}),
  });

  let self: AnyActorRef | undefined;
  const actor = createActor(machine, {
    clock,
    input,
    inspect: (seen) => {
      // The machine takes its first steps when created.
      if (self !== undefined && seen.actorRef !== self) return;
      if (seen.type === '@xstate.microstep') taken.push(...seen._transitions.map(transitionId));
      if (seen.type === '@xstate.event' && seen.event.type.startsWith('xstate.after.'))
        rang.push(eventName(seen.event.type));
    },
  });
  const record = (label: string, byHand: AnyEventObject | null, quiet: boolean) => {
    // A machine that threw before its first state has none.
    const state = stateName(actor.getSnapshot().value ?? '');
    trace.push({ id: trace.length, label, state, taken, asked, done, byHand, quiet, at: clock.now });
    [asked, done, taken, rang] = [[], [], [], []];
  };

  self = actor;
  actor.subscribe({ error: fail });
  actor.start();
  record(startLabel(start), null, false);
  actor.subscribe({ next: changed, error: changed });

  const offered = (): Fed[] => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    return snapshot.status === 'active' ? eventsAt(snapshot, cases) : [];
  };

  return {
    actor,
    trace,
    get failure() {
      return failure;
    },
    now: () => clock.now,
    untilNext: () => (actor.getSnapshot().status === 'active' ? clock.untilNext() : null),
    offered,
    give: async ({ event, label }) => {
      const [, kind, id = ''] = answerOf(event.type) ?? [];
      const waiting = held.get(id);
      if (waiting === undefined) actor.send(event);
      else {
        held.delete(id);
        if (kind === 'done') waiting.resolve(event.output);
        else waiting.reject(event.error);
        await settle();
      }
      record(label, null, false);
      changed();
    },
    bySomeone: (event) => {
      const row = offered().find((fed) => sameEvent(fed.event, event));
      actor.send(event);
      record(row?.label ?? `${event.type} (a mano)`, row === undefined ? event : null, false);
      changed();
    },
    pass: async (ms) => {
      let left = ms;
      let quiet = 0;
      do {
        const moved = clock.move(left);
        left -= moved;
        quiet += moved;
        passed(moved);
        clock.ring();
        await settle();
        const [label] = rang;
        if (label === undefined && left > 0) continue;
        record(label ?? `pasan ${seconds(quiet)}`, null, label === undefined);
        quiet = 0;
      } while ((left > 0 || clock.untilNext() === 0) && actor.getSnapshot().status === 'active');
      changed();
    },
    stop: () => actor.stop(),
  };
};
