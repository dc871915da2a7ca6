import { isName } from '../../charts/apply/is-name';
import { modelOf, type State } from '../../charts/apply/model';
import { isObject, type Json, type JsonObject } from '../../charts/apply/syntax';

/** A branch of a call's answer by its code, which a new state can be made after. */
export interface CodeBranch {
  call: string;
  codes: readonly number[];
  /** The calling state, and the state that the codes lead to. */
  from: string;
  to: string;
}

export interface NewState {
  name: string;
  code: string;
  description: string;
}

const codesIn = (guard: State['always'][number]['guard']): number[] =>
  Object.values(guard?.params ?? {})
    .flat()
    .filter((code) => typeof code === 'number');

/** The branches that lead to a state without states or calls in it: its exits can be copied. */
export const codeBranches = (chart: JsonObject): CodeBranch[] => {
  const { byPath } = modelOf(chart, String(chart.id));
  return [...byPath.values()].flatMap(({ path: from, invoke }) =>
    invoke.flatMap(({ src: call, answers }) =>
      (answers.onDone ?? []).flatMap(({ guard, target }) => {
        const [to = ''] = target ?? [];
        const codes = codesIn(guard);
        const model = byPath.get(to);
        const isSimple = model?.invoke.length === 0 && Object.keys(model.states).length === 0;
        return codes.length > 0 && isSimple ? [{ call, codes, from, to }] : [];
      }),
    ),
  );
};

export const newStateFault = (chart: JsonObject, { name, code, description }: NewState): string | null => {
  if (!isName(name)) return 'El nombre del estado es una palabra sin espacios, por ejemplo «cuentaSuspendida»';
  const names = [...modelOf(chart, String(chart.id)).byPath.keys()].flatMap((path) => path.split('.'));
  if (names.includes(name)) return `Ya hay un estado «${name}»`;
  if (!/^\d{1,9}$/.test(code)) return 'El código es un número, por ejemplo 1020';
  return description.trim() === '' ? 'Diga qué ve la persona' : null;
};

/** What `change` makes of the state at a dotted path; the rest of the chart stays as it is. */
const changedAt = (
  state: JsonObject,
  path: readonly string[],
  change: (state: JsonObject) => JsonObject,
): JsonObject => {
  const [key, ...rest] = path;
  if (key === undefined) return change(state);
  const states = isObject(state.states) ? state.states : {};
  const child = states[key];
  return isObject(child) ? { ...state, states: { ...states, [key]: changedAt(child, rest, change) } } : state;
};

const list = (value: Json | undefined): readonly Json[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as Json]; // what is left is one branch

/** The chart with a state for a code: reached as that of another code is, and left as that one. */
export const withState = (chart: JsonObject, like: CodeBranch, { name, code, description }: NewState): JsonObject => {
  const parents = like.to.split('.').slice(0, -1);
  const target = `#${chart.id}.${[...parents, name].join('.')}`;
  const isLike = (branch: Json): branch is JsonObject =>
    isObject(branch) &&
    isObject(branch.guard) &&
    isObject(branch.guard.params) &&
    Object.values(branch.guard.params)
      .flat()
      .includes(like.codes[0] ?? 0);
  const answered = (invoke: Json): Json => {
    if (!isObject(invoke) || invoke.src !== like.call) return invoke;
    const onDone = list(invoke.onDone).flatMap((branch): Json[] => {
      if (!isLike(branch) || !isObject(branch.guard) || !isObject(branch.guard.params)) return [branch];
      const params = Object.fromEntries(Object.keys(branch.guard.params).map((key) => [key, [Number(code)]]));
      const guard = { ...branch.guard, params };
      return [branch, { ...branch, guard, target, description: `${code}: ${description}` }];
    });
    return { ...invoke, onDone };
  };
  const calling = changedAt(chart, like.from.split('.'), (state) => ({
    ...state,
    invoke: Array.isArray(state.invoke) ? state.invoke.map(answered) : answered(state.invoke ?? null),
  }));
  return changedAt(calling, parents, (state) => {
    const states = isObject(state.states) ? state.states : {};
    const model = states[like.to.split('.').at(-1) ?? ''];
    const { type, tags, on, after, always } = isObject(model) ? model : {};
    const left = Object.entries({ type, tags, on, after, always }).filter(([, value]) => value !== undefined);
    return {
      ...state,
      states: { ...states, [name]: { description, meta: { mensaje: code }, ...Object.fromEntries(left) } },
    };
  });
};
