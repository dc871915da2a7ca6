import { type AnyStateMachine, type AnyStateNode, createMachine, not } from 'xstate';
import { guardName, nodeName, nodesOf, transitionId } from '../explore/universe';
import { invokesOf, isRaw, type Keys, keysOf, listOf, type Raw, type Slot, slotsOf } from './slots';

export interface Mutant {
  /** The mistake, readable and unique in its flow. */
  id: string;
  machine(): AnyStateMachine;
}

/** A mutant of transitions without events turns round for ever; xstate ends that as an error. */
const maxIterations = 100;

const replaced = (value: unknown, [key, ...rest]: Keys, by: unknown): unknown => {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((one, index) => (index === key ? replaced(one, rest, by) : one));
  if (!isRaw(value)) return value;
  const written = Object.entries({ ...value, [key]: replaced(value[key], rest, by) });
  return Object.fromEntries(written.filter(([, one]) => one !== undefined));
};

/** The machine with another value at a path of keys of its config; undefined removes the value. */
export const rewritten = (machine: AnyStateMachine, keys: Keys = [], by?: unknown): AnyStateMachine => {
  const same = { ...machine.config, options: { maxIterations } };
  const config = (keys.length === 0 ? same : replaced(same, keys, by)) as AnyStateMachine['config']; // one value of a config was exchanged
  return createMachine(config, machine.implementations);
};

const typeName = (value: unknown): string => (isRaw(value) ? String(value.type) : String(value));
const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);
const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

const siblingsOf = (node: AnyStateNode): AnyStateNode[] =>
  node.parent?.type === 'compound' ? Object.values(node.parent.states).filter((one) => one !== node) : [];

type Change = [what: string, by: Raw | null];

const guardChanges = (raw: Raw): Change[] => {
  const { guard, ...open } = raw;
  if (guard === undefined) return [];
  const params = isRaw(guard) && isRaw(guard.params) ? guard.params : {};
  const narrowed = Object.entries(params).flatMap(([key, values]) =>
    Array.isArray(values) && values.length > 1
      ? values.map((value, index): Change => {
          const fewer = { ...Object(guard), params: { ...params, [key]: without(values, index) } };
          return [`la guarda no conoce ${String(value)}`, { ...raw, guard: fewer }];
        })
      : [],
  );
  // A guard of a chart is a name, or a name with its params: `not` takes both.
  const negated = not(guard as string);
  return [['sin la guarda', open], ['con la guarda al revés', { ...raw, guard: negated }], ...narrowed];
};

const actionChanges = (raw: Raw): Change[] => {
  const actions = listOf(raw.actions);
  return actions.map((action, index) => [
    `sin la acción ${typeName(action)}`,
    { ...raw, actions: without(actions, index) },
  ]);
};

const targetChanges = (raw: Raw, targets: readonly AnyStateNode[]): Change[] => {
  const [target] = targets;
  if (target === undefined || targets.length > 1) return [];
  const { target: _, reenter: __, ...staying } = raw;
  return [
    ['sin destino', staying],
    ...siblingsOf(target).map((other): Change => [`lleva a ${nodeName(other)}`, { ...raw, target: `#${other.id}` }]),
  ];
};

const reenterChanges = ({ reenter, ...raw }: Raw): Change[] =>
  reenter === true ? [['sin empezar otra vez', raw]] : [];

/** Two branches that compare one guard with different values are never both true, so their order does not matter. */
const exclusive = (one: unknown, other: unknown): boolean => {
  if (!isRaw(one) || !isRaw(other) || one.type !== other.type || !isRaw(one.params) || !isRaw(other.params))
    return false;
  const [first, second] = [listOf(one.params.es), listOf(other.params.es)];
  return first.length > 0 && second.length > 0 && !first.some((value) => second.includes(value));
};

const swaps = ({ branches }: Slot): [what: string, by: readonly Raw[]][] =>
  branches.flatMap(({ raw, definition }, index) => {
    const next = branches[index + 1];
    if (next === undefined || exclusive(raw.guard, next.raw.guard)) return [];
    const list = branches.map(({ raw: own }, at) => (at === index ? next.raw : at === index + 1 ? raw : own));
    const name = next.definition.guard === undefined ? 'la rama sin guarda' : `[${guardName(next.definition.guard)}]`;
    return [[`${transitionId(definition)}: después de ${name}`, list]];
  });

const ofTransitions = (machine: AnyStateMachine): Mutant[] =>
  slotsOf(machine).flatMap((slot) => {
    const written = slot.branches.map(({ raw }) => raw);
    const writing = (id: string, list: readonly Raw[]): Mutant => ({
      id,
      machine: () => rewritten(machine, slot.keys, unlessEmpty(list)),
    });
    const changed = slot.branches.flatMap(({ raw, definition }, index) =>
      [
        ['sin la transición', null] satisfies Change,
        ...targetChanges(raw, definition.target ?? []),
        ...guardChanges(raw),
        ...actionChanges(raw),
        ...reenterChanges(raw),
      ].map(([what, by]) =>
        writing(
          `${transitionId(definition)}: ${what}`,
          by === null ? without(written, index) : written.map((own, at) => (at === index ? by : own)),
        ),
      ),
    );
    return [...changed, ...swaps(slot).map(([id, list]) => writing(id, list))];
  });

/** States whose initial child matters; transitions into other states name the exact child. */
const enteredByDefault = (machine: AnyStateMachine): Set<AnyStateNode> => {
  const targets = slotsOf(machine).flatMap(({ branches }) =>
    branches.flatMap(({ definition }) => definition.target ?? []),
  );
  const entered = new Set<AnyStateNode>([machine.root, ...targets]);
  // A Set also yields entries that are added during the iteration.
  for (const node of entered) {
    const inner =
      node.type === 'parallel' ? Object.values(node.states) : node.type === 'compound' ? node.initial.target : [];
    for (const one of inner) entered.add(one);
  }
  return entered;
};

const ofStates = (machine: AnyStateMachine): Mutant[] => {
  const byDefault = enteredByDefault(machine);
  return nodesOf(machine).flatMap((node) => {
    const config = { ...node.config };
    const at = (what: string, more: Keys, by: unknown): Mutant => ({
      id: `${nodeName(node)}: ${what}`,
      machine: () => rewritten(machine, [...keysOf(node), ...more], by),
    });
    const ownActions = (['entry', 'exit'] as const).flatMap((key) => {
      const actions = listOf(config[key]);
      const word = key === 'entry' ? 'al entrar' : 'al salir';
      return actions.map((action, index) =>
        at(`${word}, sin la acción ${typeName(action)}`, [key], without(actions, index)),
      );
    });
    const [first] = node.type === 'compound' ? (node.initial.target ?? []) : [];
    const starts =
      first === undefined || typeof config.initial !== 'string' || !byDefault.has(node)
        ? []
        : siblingsOf(first).map(({ key }) => at(`empieza en ${key}`, ['initial'], key));
    const invokes = invokesOf(node).flatMap(({ id, keys, raw }, index, all) => {
      const more = keys.slice(keysOf(node).length);
      const given = raw.input === undefined ? [] : [at(`${id} sin lo que se le da`, [...more, 'input'], undefined)];
      const answered = (['onDone', 'onError'] as const).flatMap((key) =>
        listOf(raw[key]).length > 1 ? [at(`${id} sin ${key}`, [...more, key], undefined)] : [],
      );
      const others = unlessEmpty(all.flatMap((one, place) => (place === index ? [] : [one.raw])));
      return [at(`sin llamar a ${id}`, ['invoke'], others), ...given, ...answered];
    });
    return [...ownActions, ...starts, ...invokes];
  });
};

/**
 * Every small mistake that a chart could have: a transition that is missing, goes elsewhere, asks nothing or the
 * opposite, does less or comes too late; a state that starts elsewhere, does less or does not call.
 */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] => [...ofTransitions(machine), ...ofStates(machine)];
