import { type Branch, type ChartModel, joined, lastKey, type Named, parentOf, type State, stable } from './model';

/** Which state of the old chart each state of the new one is. */
export interface Matches {
  oldOf: ReadonlyMap<string, string>;
  newOf: ReadonlyMap<string, string>;
}

/** The required likeness: half of two states' features are equal; the other half may change with the name. */
const leastAlike = 0.5;

const namedText = ({ type, params }: Named): string => `${type} ${stable(params)}`;
const branchText = (event: string, { guard, actions }: Branch): string =>
  [event, guard === null ? '' : namedText(guard), ...actions.map(namedText)].join(' ');

const slotsOf = (state: State): [event: string, branches: readonly Branch[]][] => [
  ['siempre', state.always],
  ['fin', state.onDone],
  ...Object.entries(state.on),
  ...Object.entries(state.after),
  ...state.invoke.flatMap(({ id, answers }) =>
    Object.entries(answers).map(([key, list]): [string, readonly Branch[]] => [`${key} ${id}`, list]),
  ),
];

/** The features by which a renamed state is recognized: its content, and its incoming transitions. */
const traitsOf = (model: ChartModel): ReadonlyMap<string, ReadonlySet<string>> => {
  const traits = new Map([...model.byPath.keys()].map((path) => [path, new Set<string>()]));
  for (const [path, state] of model.byPath) {
    const own = traits.get(path);
    if (state.description !== '') own?.add(`descripción ${state.description}`);
    for (const tag of state.tags) own?.add(`etiqueta ${tag}`);
    for (const [key, value] of Object.entries(state.meta)) own?.add(`nota ${key} ${stable(value)}`);
    for (const action of state.entry) own?.add(`entra ${namedText(action)}`);
    for (const action of state.exit) own?.add(`sale ${namedText(action)}`);
    for (const { id } of state.invoke) own?.add(`llama ${id}`);
    for (const key of Object.keys(state.states)) own?.add(`contiene ${key}`);
    for (const [event, branches] of slotsOf(state))
      for (const branch of branches) {
        own?.add(`sale ${branchText(event, branch)}`);
        for (const target of branch.target ?? []) traits.get(target)?.add(`llega ${branchText(event, branch)}`);
      }
  }
  return traits;
};

const alike = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const both = [...one].filter((trait) => other.has(trait)).length;
  return both / Math.max(one.size + other.size - both, 1);
};

/**
 * A state keeps its path, or moved under another parent with its key, or has another key in the same parent and says
 * mostly the same. Whatever is not recognized is removed and added: the graph is right either way.
 */
export const matchStates = (old: ChartModel, now: ChartModel): Matches => {
  const [oldOf, newOf] = [new Map<string, string>(), new Map<string, string>()];
  const match = (before: string, after: string): void => {
    oldOf.set(after, before);
    newOf.set(before, after);
  };
  for (const path of now.byPath.keys()) if (old.byPath.has(path)) match(path, path);
  const [before, after] = [traitsOf(old), traitsOf(now)];
  const score = (one: string, other: string): number =>
    alike(before.get(one) ?? new Set(), after.get(other) ?? new Set());
  const lone = (paths: Iterable<string>, matched: ReadonlyMap<string, string>): string[] =>
    [...paths].filter((path) => !matched.has(path));
  // Parents first: a child keeps its key in a renamed parent.
  for (const path of lone(now.byPath.keys(), oldOf).toSorted((a, b) => a.split('.').length - b.split('.').length)) {
    const parent = oldOf.get(parentOf(path));
    const sameKey = parent === undefined ? '' : joined(parent, lastKey(path));
    if (old.byPath.has(sameKey) && !newOf.has(sameKey)) match(sameKey, path);
    else {
      const [best] = lone(old.byPath.keys(), newOf)
        .filter((one) => lastKey(one) === lastKey(path) || parentOf(one) === parent)
        .map((one) => ({ one, points: score(one, path) + (lastKey(one) === lastKey(path) ? 1 : 0) }))
        .filter(({ points }) => points >= leastAlike)
        .toSorted((a, b) => b.points - a.points);
      if (best !== undefined) match(best.one, path);
    }
  }
  return { oldOf, newOf };
};

/** The states with a new dotted name, by the old name. */
export const renamedStates = ({ newOf }: Matches): ReadonlyMap<string, string> =>
  new Map([...newOf].filter(([before, after]) => before !== after));
