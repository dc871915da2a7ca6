import type { Matches } from './match-states';
import {
  answerKeys,
  type Branch,
  type ChartModel,
  type Invoke,
  lastKey,
  listed,
  type Named,
  parentOf,
  type State,
  stable,
} from './model';
import { isObject, type Json, type JsonObject } from './syntax';

/** The old value that a new value comes from, which keeps its comments and functions. */
export type Origins = Map<Json, Json>;

export interface Spelled {
  chart: JsonObject;
  origins: Origins;
}

type Pair = [now: Branch, before: { raw: Json; model: Branch } | null];

const withoutEmpty = (entries: readonly (readonly [string, Json | undefined])[]): JsonObject =>
  Object.fromEntries(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

const single = (list: readonly Json[]): Json | undefined =>
  list.length === 0 ? undefined : list.length === 1 ? list[0] : list;

const spelledNamed = ({ type, params }: Named): Json => (params === null ? type : { type, params });

/** The shortest way in which our charts write a target. */
const spelledTarget = (chartId: string, source: string, target: string): string => {
  const parent = parentOf(source);
  if (source !== '' && parent === '') return target.startsWith(`${source}.`) ? target.slice(source.length) : target;
  if (source === '' || target.startsWith(`${source}.`))
    return `.${source === '' ? target : target.slice(source.length + 1)}`;
  return target.startsWith(`${parent}.`) ? target.slice(parent.length + 1) : `#${chartId}.${target}`;
};

/**
 * The new chart in the notation of the old one: unchanged parts keep their text, whatever the editor made of
 * them; new parts are written in the notation of our charts.
 */
export const spell = (old: ChartModel, oldRaw: JsonObject, now: ChartModel, { oldOf, newOf }: Matches): Spelled => {
  const origins: Origins = new Map();
  const rawOf = new Map<string, JsonObject>();
  const collect = (raw: Json | undefined, path: string): void => {
    if (!isObject(raw)) return;
    rawOf.set(path, raw);
    const children = isObject(raw.states) ? raw.states : {};
    for (const [key, child] of Object.entries(children)) collect(child, path === '' ? key : `${path}.${key}`);
  };
  collect(oldRaw, '');

  const moved = (target: readonly string[] | null): readonly string[] | null =>
    target === null ? null : target.map((path) => newOf.get(path) ?? `(se va) ${path}`);
  const same = (one: Branch, before: Branch): boolean =>
    stable(one) === stable({ ...before, target: moved(before.target) });

  const target = (one: Branch, source: string, raw: JsonObject, before: Branch | null): Json | undefined => {
    if (one.target === null) return undefined;
    const kept = listed(raw.target);
    const places = kept.map((text) => (typeof text === 'string' ? now.resolve(source, text) : null));
    if (before !== null && stable(places) === stable(one.target)) return raw.target;
    return single(one.target.map((path) => spelledTarget(old.id, source, path)));
  };

  const branch = ([one, before]: Pair, source: string): Json => {
    const raw = before === null ? {} : isObject(before.raw) ? before.raw : { target: before.raw };
    const keep = (key: keyof Branch, written: Json | undefined): readonly [string, Json | undefined] => [
      key,
      before !== null && stable(before.model[key]) === stable(one[key]) ? raw[key] : written,
    ];
    const actions = one.actions.map(spelledNamed);
    const spelled = withoutEmpty([
      keep('guard', one.guard === null ? undefined : spelledNamed(one.guard)),
      keep('description', one.description === '' ? undefined : one.description),
      ['target', target(one, source, raw, before?.model ?? null)],
      keep('reenter', one.reenter || undefined),
      keep('actions', single(actions)),
      keep('meta', stable(one.meta) === '{}' ? undefined : one.meta),
    ]);
    if (before !== null && typeof before.raw === 'string' && Object.keys(spelled).join() === 'target')
      return spelled.target ?? {};
    if (before !== null) origins.set(spelled, before.raw);
    return spelled;
  };

  /** Matches branches: equal first, then by condition, then by target, then by order. */
  const paired = (list: readonly Branch[], raw: Json | undefined, before: readonly Branch[]): Pair[] => {
    const left = before.map((model, index) => ({ raw: listed(raw)[index] ?? null, model }));
    const found = new Map<Branch, { raw: Json; model: Branch }>();
    const ways: readonly ((one: Branch, model: Branch) => boolean)[] = [
      same,
      (one, model) => stable(one.guard) === stable(model.guard) && stable(one.target) === stable(moved(model.target)),
      (one, model) => stable(one.guard) === stable(model.guard),
      (one, model) => stable(one.target) === stable(moved(model.target)),
      () => true,
    ];
    for (const fits of ways)
      for (const one of list) {
        const at = found.has(one) ? -1 : left.findIndex(({ model }) => fits(one, model));
        const [taken] = at < 0 ? [] : left.splice(at, 1);
        if (taken !== undefined) found.set(one, taken);
      }
    return list.map((one) => [one, found.get(one) ?? null]);
  };

  const slot = (
    list: readonly Branch[] | undefined,
    raw: Json | undefined,
    before: readonly Branch[] | undefined,
    source: string,
  ): Json | undefined => {
    const written = paired(list ?? [], raw, before ?? []).map((pair) => branch(pair, source));
    const [only] = written;
    const wasList = Array.isArray(raw) && raw.length === 1;
    if (only === undefined || (written.length === 1 && !wasList)) return only;
    if (raw !== undefined) origins.set(written, raw);
    return written;
  };

  const slots = (
    lists: Readonly<Record<string, readonly Branch[]>>,
    raw: Json | undefined,
    before: Readonly<Record<string, readonly Branch[]>> | undefined,
    source: string,
  ): Json | undefined => {
    const own = isObject(raw) ? raw : {};
    const entries = Object.entries(lists).map(([key, list]): [string, Json | undefined] => [
      key,
      slot(list, own[key], before?.[key], source),
    ]);
    if (entries.length === 0) return undefined;
    const written = withoutEmpty(entries);
    if (isObject(raw)) origins.set(written, raw);
    return written;
  };

  const invoke = (one: Invoke, before: { raw: Json; model: Invoke } | undefined, source: string): Json => {
    const raw = isObject(before?.raw) ? before.raw : {};
    const written = withoutEmpty([
      ['id', one.id],
      ['src', one.src],
      ...answerKeys.map((key) => [key, slot(one.answers[key], raw[key], before?.model.answers[key], source)] as const),
    ]);
    if (before !== undefined) origins.set(written, before.raw);
    return written;
  };

  const invokes = (state: State, raw: Json | undefined, before: readonly Invoke[]): Json | undefined => {
    const left = before.map((model, index) => ({ raw: listed(raw)[index] ?? null, model }));
    const take = (fits: (model: Invoke) => boolean) => {
      const at = left.findIndex(({ model }) => fits(model));
      return at < 0 ? undefined : left.splice(at, 1)[0];
    };
    const byId = state.invoke.map((one) => take(({ id }) => id === one.id));
    const written = state.invoke.map((one, index) =>
      invoke(one, byId[index] ?? take(({ src }) => src === one.src), state.path),
    );
    const value = single(written);
    if (Array.isArray(value) && raw !== undefined) origins.set(value, raw);
    return value;
  };

  const spelledState = (state: State): JsonObject => {
    const path = oldOf.get(state.path);
    const before = path === undefined ? undefined : old.byPath.get(path);
    const raw = (path === undefined ? undefined : rawOf.get(path)) ?? {};
    const keep = (key: keyof State, written: Json | undefined): readonly [string, Json | undefined] => [
      key,
      before !== undefined && stable(before[key]) === stable(state[key]) ? raw[key] : written,
    ];
    const children = Object.values(state.states).map((child) => [lastKey(child.path), spelledState(child)] as const);
    const states = children.length === 0 ? undefined : withoutEmpty(children);
    if (states !== undefined && isObject(raw.states)) origins.set(states, raw.states);
    const spelled = withoutEmpty([
      ['id', raw.id],
      keep('description', state.description || undefined),
      keep('type', state.type || undefined),
      keep('tags', single(state.tags)),
      keep('meta', stable(state.meta) === '{}' ? undefined : state.meta),
      keep('entry', single(state.entry.map(spelledNamed))),
      keep('exit', single(state.exit.map(spelledNamed))),
      ['invoke', invokes(state, raw.invoke, before?.invoke ?? [])],
      keep('initial', state.initial || undefined),
      ['always', slot(state.always, raw.always, before?.always, state.path)],
      ['on', slots(state.on, raw.on, before?.on, state.path)],
      ['after', slots(state.after, raw.after, before?.after, state.path)],
      ['onDone', slot(state.onDone, raw.onDone, before?.onDone, state.path)],
      ['states', states],
    ]);
    if (before !== undefined) origins.set(spelled, raw);
    return spelled;
  };

  return { chart: spelledState(now.root), origins };
};
