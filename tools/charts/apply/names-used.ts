import { keyText } from './fresh-text';
import type { Branch, ChartModel, Named, State } from './model';
import { isObject, type Json, type JsonObject } from './syntax';

/** Whether an invoke handles an end, which tells the possible kinds of actor. */
export interface Actor {
  ends: boolean;
}

/** Each name that a chart uses, by kind, with its params. */
export interface NamesUsed {
  guards: ReadonlyMap<string, readonly (JsonObject | null)[]>;
  actions: ReadonlyMap<string, readonly (JsonObject | null)[]>;
  actors: ReadonlyMap<string, Actor>;
  delays: ReadonlySet<string>;
  events: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

export const branchesOf = (state: State): readonly Branch[] => [
  ...state.always,
  ...state.onDone,
  ...Object.values(state.on).flat(),
  ...Object.values(state.after).flat(),
  ...state.invoke.flatMap(({ answers }) => Object.values(answers).flat()),
];

const byName = (all: readonly Named[]): Map<string, (JsonObject | null)[]> => {
  const found = new Map<string, (JsonObject | null)[]>();
  for (const { type, params } of all) found.set(type, [...(found.get(type) ?? []), params]);
  return found;
};

export const namesUsed = ({ byPath }: ChartModel): NamesUsed => {
  const states = [...byPath.values()];
  const branches = states.flatMap(branchesOf);
  const actors = new Map<string, Actor>();
  for (const { src, answers } of states.flatMap(({ invoke }) => invoke))
    actors.set(src, { ends: actors.get(src)?.ends === true || answers.onDone !== undefined });
  return {
    guards: byName(branches.flatMap(({ guard }) => (guard === null ? [] : [guard]))),
    actions: byName([
      ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
      ...branches.flatMap(({ actions }) => actions),
    ]),
    actors,
    delays: new Set(states.flatMap(({ after }) => Object.keys(after))),
    events: new Set(states.flatMap(({ on }) => Object.keys(on)).filter((event) => event !== '*')),
    tags: new Set(states.flatMap(({ tags }) => tags)),
  };
};

const typeOfValue = (value: Json): string => {
  if (Array.isArray(value)) {
    const types = [...new Set(value.map(typeOfValue))];
    return `readonly ${types.length === 1 ? types[0] : `(${types.length === 0 ? 'unknown' : types.join(' | ')})`}[]`;
  }
  if (isObject(value)) return typeOfParams([value]);
  return value === null ? 'null' : typeof value;
};

/** The type of params that fits each of these. */
export const typeOfParams = (given: readonly (JsonObject | null)[]): string => {
  const keys = [...new Set(given.flatMap((params) => Object.keys(params ?? {})))];
  const members = keys.map((key) => {
    const values = given.flatMap((params) => (params?.[key] === undefined ? [] : [params[key]]));
    const types = [...new Set(values.map(typeOfValue))].join(' | ');
    return `${keyText(key)}${values.length < given.length ? '?' : ''}: ${types}`;
  });
  return `{ ${members.join('; ')} }`;
};
