import { checkData } from './check-data';
import { readName } from './read-name';
import { refuse } from './refusal';
import { isObject, type Json, type JsonObject } from './syntax';

/** A guard or an action by name. */
export interface Named {
  type: string;
  params: JsonObject | null;
}

export interface Branch {
  /** Dotted paths of target states; null: the transition stays in its state. */
  target: readonly string[] | null;
  guard: Named | null;
  actions: readonly Named[];
  reenter: boolean;
  description: string;
  meta: JsonObject;
}

export interface Invoke {
  id: string;
  src: string;
  answers: Readonly<Record<string, readonly Branch[]>>;
}

/** The content of a chart, in any notation. */
export interface State {
  path: string;
  type: string;
  initial: string;
  description: string;
  tags: readonly string[];
  meta: JsonObject;
  entry: readonly Named[];
  exit: readonly Named[];
  invoke: readonly Invoke[];
  always: readonly Branch[];
  onDone: readonly Branch[];
  on: Readonly<Record<string, readonly Branch[]>>;
  after: Readonly<Record<string, readonly Branch[]>>;
  states: Readonly<Record<string, State>>;
}

export const answerKeys = ['onDone', 'onError', 'onSnapshot'];

/** What a drawing cannot say, or says only to the editor. */
const otherKeys = ['id', 'context', 'output', 'version', 'types', 'schemas', 'states'];
const stateKeys = ['type', 'initial', 'description', 'tags', 'meta', 'entry', 'exit', 'invoke', 'always'];
const stateMaps = ['on', 'after', 'onDone'];
const branchKeys = ['target', 'guard', 'actions', 'reenter', 'description', 'meta'];

export const listed = (value: Json | undefined): readonly Json[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value as Json];

export const joined = (parent: string, key: string): string => (parent === '' ? key : `${parent}.${key}`);
export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0));
export const lastKey = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
export const shown = (path: string): string => (path === '' ? '(raíz)' : path);

const text = (where: string, what: string, value: Json | undefined): string => {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : refuse(where, `${what} no es un texto`);
};

const unknownKeys = (where: string, value: JsonObject, known: readonly string[]): void => {
  const other = Object.keys(value).find((key) => !known.includes(key));
  if (other !== undefined) refuse(where, `no se sabe aplicar «${other}»`);
};

const named = (where: string, what: string, value: Json): Named => {
  if (!isObject(value)) return { type: readName(where, what, value), params: null };
  unknownKeys(where, value, ['type', 'params']);
  const { type, params } = value;
  if (params !== undefined && !isObject(params)) return refuse(where, `los datos de ${what} no son un objeto`);
  checkData(where, 'el dato', params ?? null);
  return {
    type: readName(where, what, type),
    params: params === undefined || Object.keys(params).length === 0 ? null : params,
  };
};

const namedList = (where: string, what: string, value: Json | undefined): Named[] =>
  listed(value).map((one) => named(where, what, one));

const notes = (where: string, value: Json | undefined): JsonObject => {
  if (value === undefined) return {};
  if (!isObject(value)) return refuse(where, 'meta no es un objeto');
  if (Object.values(value).some((note) => listed(note).some((one) => typeof one === 'object')))
    return refuse(where, 'meta tiene un objeto dentro; cada nota es un texto o una lista de textos');
  checkData(where, 'la nota', value);
  return value;
};

/** Every path and every `id` of the chart, by which a target names a state. */
const placesOf = (raw: JsonObject, chartId: string): ReadonlyMap<string, string> => {
  const ids = new Map<string, string>();
  const add = (state: JsonObject, path: string): void => {
    ids.set(path === '' ? chartId : `${chartId}.${path}`, path);
    if (typeof state.id === 'string' && path !== '') ids.set(state.id, path);
    for (const [key, child] of Object.entries(isObject(state.states) ? state.states : {}))
      if (isObject(child)) add(child, joined(path, key));
  };
  add(raw, '');
  return ids;
};

/** Resolves a target string of a state as XState does. */
export const resolveTarget = (
  ids: ReadonlyMap<string, string>,
  chartId: string,
  source: string,
  target: string,
): string | null => {
  const found = (path: string) => ids.get(path === '' ? chartId : `${chartId}.${path}`) ?? null;
  if (target.startsWith('.')) return found(joined(source, target.slice(1)));
  if (!target.startsWith('#')) return source === '' ? null : found(joined(parentOf(source), target));
  const whole = target.slice(1);
  const exact = ids.get(whole);
  if (exact !== undefined) return exact;
  // A custom id, followed by a path.
  const [id = '', ...rest] = whole.split('.');
  const base = ids.get(id);
  return base === undefined ? null : found([base, ...rest].filter((part) => part !== '').join('.'));
};

export interface ChartModel {
  id: string;
  root: State;
  /** Every state, by its dotted path; the root by ''. */
  byPath: ReadonlyMap<string, State>;
  resolve(source: string, target: string): string | null;
}

export const leavesOf = ({ byPath }: ChartModel): string[] =>
  [...byPath.values()].filter(({ states }) => Object.keys(states).length === 0).map(({ path }) => path);

/** Reads an exported chart; rejects, with a sentence, features that the portal's charts do not use. */
export const modelOf = (raw: JsonObject, where: string): ChartModel => {
  const chartId = text(where, 'el id', raw.id) || 'chart';
  const ids = placesOf(raw, chartId);
  const byPath = new Map<string, State>();
  const resolve = (source: string, target: string) => resolveTarget(ids, chartId, source, target);

  const branch = (at: string, source: string, value: Json): Branch => {
    const own = isObject(value) ? value : { target: value };
    unknownKeys(at, own, branchKeys);
    const targets = listed(own.target).map((target) => {
      const found = typeof target === 'string' ? resolve(source, target) : null;
      if (found === '') return refuse(at, 'lleva a la raíz; el destino debe ser un estado');
      return found ?? refuse(at, `lleva a ${JSON.stringify(target)}, que no existe`);
    });
    if (own.reenter !== undefined && typeof own.reenter !== 'boolean')
      return refuse(at, 'reenter no es verdadero ni falso');
    return {
      target: targets.length === 0 ? null : targets,
      guard: own.guard === undefined ? null : named(at, 'la condición', own.guard),
      actions: namedList(at, 'la acción', own.actions),
      reenter: own.reenter === true,
      description: text(at, 'la descripción', own.description),
      meta: notes(at, own.meta),
    };
  };
  const branches = (at: string, source: string, value: Json | undefined): Branch[] =>
    listed(value).map((one) => branch(at, source, one));
  const branchMap = (
    at: string,
    source: string,
    what: string,
    value: Json | undefined,
  ): Record<string, readonly Branch[]> => {
    if (value === undefined) return {};
    if (!isObject(value)) return refuse(at, `${what} no es un objeto`);
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, list]) => {
        if (key !== '*') readName(at, what, key);
        const found = branches(`${at}, ${key}`, source, list);
        return found.length === 0 ? [] : [[key, found]];
      }),
    );
  };
  const invoke = (at: string, source: string, value: Json): Invoke => {
    if (!isObject(value)) return refuse(at, 'una llamada no es un objeto');
    unknownKeys(at, value, [...answerKeys, 'id', 'src', 'input']);
    const id = readName(at, 'el id de la llamada', value.id);
    const answers = Object.fromEntries(
      answerKeys.flatMap((key) => {
        const found = branches(`${at}, ${key} de ${id}`, source, value[key]);
        return found.length === 0 ? [] : [[key, found]];
      }),
    );
    return { id, src: readName(at, 'la llamada', value.src), answers };
  };
  const state = (value: Json, path: string): State => {
    const at = `${where}: ${shown(path)}`;
    if (!isObject(value)) return refuse(at, 'el estado no es un objeto');
    unknownKeys(at, value, [...stateKeys, ...stateMaps, ...otherKeys]);
    const children = value.states ?? {};
    if (!isObject(children)) return refuse(at, 'states no es un objeto');
    const states = Object.fromEntries(
      Object.entries(children).map(([key, child]) => [readName(at, 'el estado', key), state(child, joined(path, key))]),
    );
    const type = text(at, 'el tipo', value.type);
    if (!['', 'atomic', 'compound', 'parallel', 'final'].includes(type))
      return refuse(at, `no se sabe aplicar el tipo «${type}»`);
    const initial = text(at, 'el inicial', value.initial);
    const isParallel = type === 'parallel';
    if (initial !== '' && !Object.hasOwn(states, initial)) return refuse(at, `empieza en «${initial}», que no existe`);
    if (initial === '' && !isParallel && Object.keys(states).length > 0)
      return refuse(at, 'tiene estados dentro y no dice en cuál empieza');
    const invokes = listed(value.invoke).map((one) => invoke(at, path, one));
    const twice = invokes.find(({ id }, index) => invokes.findIndex((one) => one.id === id) !== index);
    if (twice !== undefined) return refuse(at, `tiene dos llamadas con el id «${twice.id}»`);
    const found: State = {
      path,
      type: isParallel || type === 'final' ? type : '',
      initial: isParallel ? '' : initial,
      description: text(at, 'la descripción', value.description),
      tags: listed(value.tags).map((tag) => readName(at, 'la etiqueta', tag)),
      meta: notes(at, value.meta),
      entry: namedList(at, 'la acción', value.entry),
      exit: namedList(at, 'la acción', value.exit),
      invoke: invokes,
      always: branches(`${at}, siempre`, path, value.always),
      onDone: branches(`${at}, onDone`, path, value.onDone),
      on: branchMap(at, path, 'el evento', value.on),
      after: branchMap(at, path, 'el plazo', value.after),
      states,
    };
    byPath.set(path, found);
    return found;
  };
  const root = state(raw, '');
  return { id: chartId, root, byPath, resolve };
};

/** Equal text for equal values, in any order of keys. */
export const stable = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const parts = Array.isArray(value)
    ? value.map(stable)
    : Object.entries(value).flatMap(([key, inner]) =>
        inner === undefined ? [] : [`${JSON.stringify(key)}:${stable(inner)}`],
      );
  return Array.isArray(value) ? `[${parts.join()}]` : `{${parts.toSorted().join()}}`;
};

export const sameGraph = (one: ChartModel, other: ChartModel): boolean => comparableText(one) === comparableText(other);
/** Equal for charts that say the same: tags have no order; neither have states, events and delays. */
export const comparableText = ({ root }: ChartModel): string => {
  const unordered = (state: State): State => ({
    ...state,
    tags: [...new Set(state.tags)].toSorted(),
    states: Object.fromEntries(Object.entries(state.states).map(([key, child]) => [key, unordered(child)])),
  });
  return stable(unordered(root));
};
