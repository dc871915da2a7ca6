import { type AnyActorRef, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { Driver } from './driver';
import type { Asked } from './explore';
import type { Cases } from './flows';
import { withStandIns } from './stand-ins';
import { transitionId } from './universe';

interface Done {
  name: string;
  params: unknown;
}
interface Told {
  name: string;
  event: { type: string };
}

/** What one step did to the real machine. */
export interface Seen {
  label: string;
  value: unknown;
  context: unknown;
  /** Actors that were started in this step, with their input. */
  asked: readonly Asked[];
  /** Wired actions that ran in this step. */
  done: readonly Done[];
  /** Events sent to actors that run already. */
  told: readonly Told[];
  taken: readonly string[];
}

interface Held {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/** Waits for the promises through which an answer reaches the machine. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

export interface InProcess extends Driver {
  trace: readonly Seen[];
  stop(): void;
}

/** Runs the real machine: the path resolves each pending answer and advances the clock. */
export const inProcess = (cases: Cases, input: unknown, check: (real: Seen, model: Seen) => void): InProcess => {
  const clock = new SimulatedClock();
  const held = new Map<string, Held>();
  const trace: Seen[] = [];
  let [asked, done, told, taken]: [Asked[], Done[], Told[], string[]] = [[], [], [], []];
  const delays = cases.delays ?? {};

  const machine = withStandIns(cases.machine, {
    actor: (name) =>
      cases.replies[name] === undefined
        ? fromCallback(({ input: given }) => void asked.push({ name, input: given }))
        : fromPromise(({ input: given, self }) => {
            asked.push({ name, input: given });
            return new Promise((resolve, reject) => held.set(self.id, { resolve, reject }));
          }),
    note: (name, params) => done.push({ name, params }),
    delays,
  });

  let failed: unknown = null;
  let self: AnyActorRef | undefined;
  const actor = createActor(machine, {
    clock,
    input,
    inspect: (event) => {
      if (event.type === '@xstate.microstep' && (self === undefined || event.actorRef === self))
        taken.push(...event._transitions.map(transitionId));
      if (event.type !== '@xstate.event' || self === undefined || event.sourceRef !== self || event.actorRef === self)
        return;
      const { type } = event.event;
      if (!type.startsWith('xstate.') && 'id' in event.actorRef)
        told.push({ name: String(event.actorRef.id), event: event.event });
    },
  });
  self = actor;
  actor.subscribe({
    error: (error) => {
      failed = error;
    },
  });
  actor.start();

  return {
    trace,
    stop: () => actor.stop(),
    perform: async ({ event }) => {
      if (event.type === 'xstate.init') return;
      const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event.type) ?? [];
      const [, kind, invokeId = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
      const waiting = held.get(invokeId);
      if (delay !== undefined) clock.increment(delays[delay] ?? 1000);
      else if (waiting === undefined) actor.send(event);
      else if (kind === 'done') waiting.resolve(event.output);
      else waiting.reject(event.error);
      await settle();
    },
    see: (step) => {
      if (failed !== null) throw failed;
      const { value, context } = actor.getSnapshot();
      const seen = { label: step.label, value, context, asked, done, told, taken };
      [asked, done, told, taken] = [[], [], [], []];
      trace.push(seen);
      check(seen, { ...seen, value: step.state.value, context: step.state.context, taken: step.taken });
    },
  };
};
