import type { Page } from 'playwright/test';
import { shownActor } from '../../tools/explore/shown-actor';
import type { Nameable } from '../../tools/explore/universe';
import { transitionId } from '../../tools/explore/universe';
import { look, type Seen } from './sight';

interface Node {
  path: readonly string[];
}
interface Definition {
  source: Node;
  target?: readonly Node[];
  eventType: string;
  guard?: Nameable['guard'];
  reenter: boolean;
}
interface Machine {
  id: string;
  send(event: object): void;
  getSnapshot(): { value: unknown; context: unknown; status: string };
  logic?: { id?: string; root?: object };
}
interface Inspected {
  type: string;
  actorRef: Machine;
  _transitions?: readonly Definition[];
}
export interface Snapshot {
  value: unknown;
  context: unknown;
  status: string;
}
type Recording = typeof globalThis & {
  recorded(machine: string): Snapshot | null;
  taken(machine: string): readonly Nameable[];
  tell(machine: string, event: object): void;
  look(): Seen;
};

type Taken = Record<string, Record<string, Nameable>>;

/** Runs in the page before its scripts. */
const record = (shown: typeof shownActor) => {
  const actors = new Map<string, Machine>();
  // Kept across a reload of the page; each transition once, because a clock may tick for hours.
  const storageKey = 'taken-by-machines';
  let opened: Taken | undefined;
  // Read at a machine's first step, when another path's data have been removed.
  const kept = (): Taken => (opened ??= JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
  const keep = () => sessionStorage.setItem(storageKey, JSON.stringify(kept()));
  const systems = new WeakSet<object>();
  const place = ({ path }: Node): Node => ({ path: [...path] });
  const watch = (event: Inspected) => {
    const { id, root } = event.actorRef.logic ?? {};
    if (id === undefined || root === undefined) return;
    if (shown[id] !== undefined && shown[id] !== event.actorRef.id) return;
    if (event.type === '@xstate.actor') actors.set(id, event.actorRef);
    for (const { source, target, eventType, guard, reenter } of event._transitions ?? []) {
      const step = { source: place(source), target: target?.map(place), eventType, guard, reenter };
      const [known, key] = [kept()[id] ?? {}, JSON.stringify(step)];
      if (key in known) continue;
      kept()[id] = { ...known, [key]: step };
      keep();
    }
  };
  const isSystem = (value: unknown): value is { inspect(watch: (event: Inspected) => void): void } =>
    typeof value === 'object' && value !== null && 'inspect' in value && '_bookId' in value;
  // XState sets `system` on each new actor before its first step.
  Object.defineProperty(Object.prototype, 'system', {
    configurable: true,
    get: () => undefined,
    set(this: object, value: unknown) {
      if (value === undefined) return;
      Object.defineProperty(this, 'system', { value, writable: true, enumerable: true, configurable: true });
      if (!isSystem(value) || systems.has(value)) return;
      systems.add(value);
      value.inspect(watch);
    },
  });
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  (globalThis as Recording).recorded = (id) => {
    const actor = actors.get(id);
    if (actor === undefined) return null;
    const { value, context, status } = actor.getSnapshot();
    return { value, context: plain(context), status };
  };
  (globalThis as Recording).tell = (id, event) => actors.get(id)?.send(event);
  (globalThis as Recording).taken = (id) => {
    const steps = Object.values(kept()[id] ?? {});
    delete kept()[id];
    keep();
    return steps;
  };
};

export interface Recorder {
  /** null: no such machine has started on this page. */
  snapshot(machine: string): Promise<Snapshot | null>;
  /** The state, the visible page, and the transitions since the last call, all at the same instant. */
  moment(machine: string): Promise<{ snapshot: Snapshot | null; seen: Seen; taken: readonly string[] }>;
  /** Sends an event that no part of the page can trigger. */
  tell(machine: string, event: object): Promise<void>;
}

/** Records the machines of a page from their first step, in the same files that are served to members. */
export const recorderOf = async (page: Page): Promise<Recorder> => {
  await page.addInitScript(record, shownActor);
  await page.addInitScript(`globalThis.look = ${look}`);
  return {
    snapshot: (machine) => page.evaluate((id) => (globalThis as Recording).recorded(id), machine),
    moment: async (machine) => {
      const { taken, ...rest } = await page.evaluate((id) => {
        const here = globalThis as Recording;
        return { snapshot: here.recorded(id), seen: here.look(), taken: here.taken(id) };
      }, machine);
      return { ...rest, taken: taken.map(transitionId) };
    },
    tell: (machine, event) =>
      page.evaluate(([id, what]) => (globalThis as Recording).tell(id, what), [machine, event] as const),
  };
};
