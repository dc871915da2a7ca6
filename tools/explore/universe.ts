import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface Declared {
  id: string;
  definition: AnyTransitionDefinition;
}

const words: readonly [RegExp, string][] = [
  [/^xstate\.done\.actor\.(.+)$/, 'listo $1'],
  [/^xstate\.error\.actor\.(.+)$/, 'fallo $1'],
  [/^xstate\.done\.state\..*?([^.]+)$/, 'fin de $1'],
  [/^xstate\.after\.([^.]+)\..+$/, 'tras $1'],
  [/^xstate\.init$/, 'inicio'],
  [/^$/, 'siempre'],
];

/** The event in the words of the chart. */
export const eventName = (type: string): string => {
  const found = words.find(([pattern]) => pattern.test(type));
  return found === undefined ? type : type.replace(found[0], found[1]);
};

interface Placed {
  path: readonly string[];
}

export const nodeName = ({ path }: Placed): string => (path.length === 0 ? '(raíz)' : path.join('.'));

type Guard = AnyTransitionDefinition['guard'];

/** The parts of a transition that its name is made of; a page in a browser reports the same parts. */
export interface Nameable {
  source: Placed;
  target?: readonly Placed[] | undefined;
  eventType: string;
  guard?: Guard;
  reenter: boolean;
}

export const guardName = (guard: Guard): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return guard.name;
  const { type, params }: { type: string; params?: unknown } = guard;
  const said = Object.entries(params ?? {}).map(([key, value]) => `${key} ${String(value)}`);
  return [type, ...said].join(' ');
};

const named = new WeakMap<Nameable, string>();

/** A readable name that changes only with the transition itself. */
export const transitionId = (definition: Nameable): string => {
  const id = named.get(definition) ?? nameOf(definition);
  named.set(definition, id);
  return id;
};

const nameOf = (definition: Nameable): string => {
  const guard = guardName(definition.guard);
  const target = definition.target?.map(nodeName).join(', ') ?? '·';
  const when = guard === '' ? '' : ` [${guard}]`;
  return `${nodeName(definition.source)} — ${eventName(definition.eventType)}${when} → ${target}${definition.reenter ? ' ↻' : ''}`;
};

export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
};

/** Every declared transition, including answers, failures, delays and `always`. */
export const universe = (machine: AnyStateMachine): Declared[] =>
  nodesOf(machine)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .map((definition) => ({ id: transitionId(definition), definition }));
