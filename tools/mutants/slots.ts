import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nodeName, nodesOf } from '../explore/universe';

export type Keys = readonly (string | number)[];
export type Raw = Readonly<Record<string, unknown>>;

/** A place of the config that holds transitions: an event, always, a delay, an answer. */
export interface Slot {
  keys: Keys;
  /** The branches as written and as the machine parsed them, in the same order. */
  branches: readonly { raw: Raw; definition: AnyTransitionDefinition }[];
}

/** Something that is written once or as a list. */
export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

export const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const rawBranch = (value: unknown): Raw => (isRaw(value) ? value : { target: value });

export const keysOf = (node: AnyStateNode): Keys => node.path.flatMap((key) => ['states', key]);

/** Where each invoke of a state is written, in the order of node.invoke. */
export const invokesOf = (node: AnyStateNode): { id: string; keys: Keys; raw: Raw }[] => {
  const { invoke }: { invoke?: unknown } = node.config;
  return listOf(invoke).flatMap((raw, index) => {
    const keys = [...keysOf(node), 'invoke', ...(Array.isArray(invoke) ? [index] : [])];
    return isRaw(raw) ? [{ id: node.invoke[index]?.id ?? '', keys, raw }] : [];
  });
};

const answers = { onDone: 'done', onError: 'error', onSnapshot: 'snapshot' };

/** Every transition of the machine, in the notation of its config. */
export const slotsOf = (machine: AnyStateMachine): Slot[] =>
  nodesOf(machine).flatMap((node) => {
    const { id, config } = node;
    const slot = (more: Keys, value: unknown, type: string): Slot => {
      const definitions = (type === '' ? node.always : node.transitions.get(type)) ?? [];
      const written = listOf(value).map(rawBranch);
      if (definitions.length !== written.length)
        throw new Error(
          `${machine.id}: ${nodeName(node)} ${more.join('.')}: ${written.length} written, not understood`,
        );
      const branches = definitions.flatMap((definition, index) => ({ raw: written[index] ?? {}, definition }));
      return { keys: [...keysOf(node), ...more], branches };
    };
    const { on, after, always, onDone } = config;
    const own = keysOf(node).length;
    const each = (key: string, value: unknown, type: (name: string) => string) =>
      Object.entries(isRaw(value) ? value : {}).map(([name, written]) => slot([key, name], written, type(name)));
    const one = (keys: Keys, value: unknown, type: string) => (value === undefined ? [] : [slot(keys, value, type)]);
    return [
      ...each('on', on, (type) => type),
      ...one(['always'], always, ''),
      ...each('after', after, (delay) => `xstate.after.${delay}.${id}`),
      ...one(['onDone'], onDone, `xstate.done.state.${id}`),
      ...invokesOf(node).flatMap(({ id: invokeId, keys, raw }) =>
        Object.entries(answers).flatMap(([key, kind]) =>
          one([...keys.slice(own), key], raw[key], `xstate.${kind}.actor.${invokeId}`),
        ),
      ),
    ];
  });
