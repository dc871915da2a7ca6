import fc from 'fast-check';

type Raw = Record<string, unknown>;
type Place = { path: string; state: Raw; parent: Raw | null; key: string };

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const childrenOf = (state: Raw): Record<string, Raw> =>
  isRaw(state.states) ? (state.states as Record<string, Raw>) : {}; // a chart of ours
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const joined = (parent: string, key: string): string => (parent === '' ? key : `${parent}.${key}`);

const placesOf = (state: Raw, path = '', parent: Raw | null = null, key = ''): Place[] => [
  { path, state, parent, key },
  ...Object.entries(childrenOf(state)).flatMap(([name, child]) => placesOf(child, joined(path, name), state, name)),
];

/** A place where branches stand, always read and written as a list. */
interface Slot {
  holder: Raw;
  key: string;
  path: string;
}

const slotsOf = ({ state, path }: Place): Slot[] => [
  ...['always', 'onDone'].flatMap((key) => (key in state ? [{ holder: state, key, path }] : [])),
  ...['on', 'after'].flatMap((map) => {
    const holder = state[map];
    return isRaw(holder) ? Object.keys(holder).map((key) => ({ holder, key, path })) : [];
  }),
  ...listOf(state.invoke).flatMap((one) =>
    isRaw(one) ? ['onDone', 'onError'].flatMap((key) => (key in one ? [{ holder: one, key, path }] : [])) : [],
  ),
];

const branchesAt = ({ holder, key }: Slot): Raw[] =>
  listOf(holder[key]).map((one) => (isRaw(one) ? one : { target: one }));
const write = ({ holder, key }: Slot, branches: readonly Raw[]): void => {
  if (branches.length === 0) delete holder[key];
  else holder[key] = branches;
};

const absolute = (id: string, source: string, target: string): string => {
  if (target.startsWith('#')) return target;
  const parent = source.split('.').slice(0, -1).join('.');
  return `#${id}.${target.startsWith('.') ? joined(source, target.slice(1)) : joined(parent, target)}`;
};

/** Every target by its whole path, so that states can be renamed and moved. */
const withAbsoluteTargets = (chart: Raw, rewrite: (target: string) => string | null = (target) => target): void => {
  for (const place of placesOf(chart))
    for (const slot of slotsOf(place))
      write(
        slot,
        branchesAt(slot).map(({ target, ...rest }) => {
          const next = typeof target === 'string' ? rewrite(absolute(String(chart.id), slot.path, target)) : null;
          return next === null ? rest : { ...rest, target: next };
        }),
      );
};

const follow = (chart: Raw, from: string, to: string | null): void => {
  const [old, now] = [`#${chart.id}.${from}`, to === null ? null : `#${chart.id}.${to}`];
  withAbsoluteTargets(chart, (target) => {
    if (target !== old && !target.startsWith(`${old}.`)) return target;
    return now === null ? null : now + target.slice(old.length);
  });
};

interface Edit {
  kind: number;
  a: number;
  b: number;
  text: string;
}

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(list.length, 1)];
const renamedKey = (states: Raw, from: string, to: string): Raw =>
  Object.fromEntries(Object.entries(states).map(([key, value]) => [key === from ? to : key, value]));
const isFinal = ({ state }: Place) => state.type === 'final';

const edit = (chart: Raw, { kind, a, b, text }: Edit, serial: number): void => {
  const places = placesOf(chart);
  const below = places.slice(1);
  const open = places.filter((place) => !isFinal(place));
  const [place, other, leaf] = [at(open, a), at(below, b), at(below, a)];
  if (place === undefined || other === undefined || leaf === undefined) return;
  const target = `#${chart.id}.${other.path}`;
  const slots = places.flatMap(slotsOf);
  const slot = at(slots, a);
  const word = `nuevo${serial}`;
  const guards = [
    undefined,
    'esNuevo',
    { type: 'codigo', params: { es: [1, 2] } },
    { type: 'hay', params: { que: text } },
  ];
  const [guard, action] = [at(guards, b), at(['anotarNuevo', { type: 'navegar', params: { a: text } }], a)];
  const branch: Raw = { target, ...(guard === undefined ? {} : { guard }), actions: [action, 'anotarNuevo'] };
  const editSlot = (change: (branches: Raw[]) => Raw[]): void => {
    if (slot !== undefined) write(slot, change(branchesAt(slot)));
  };
  const editBranch = (change: (one: Raw) => Raw): void =>
    editSlot((branches) => branches.map((one, index) => (index === b % branches.length ? change(one) : one)));
  const removable = leaf.parent !== null && leaf.parent.initial !== leaf.key;
  const edits: readonly (() => void)[] = [
    () => {
      if (place.state.initial === undefined && place.path !== '') place.state.initial = word;
      place.state.states = { ...childrenOf(place.state), [word]: { description: text, on: { VOLVER: { target } } } };
    },
    () => {
      if (!removable || leaf.parent === null) return;
      delete childrenOf(leaf.parent)[leaf.key];
      follow(chart, leaf.path, null);
    },
    () => {
      if (leaf.parent === null) return;
      leaf.parent.states = renamedKey(childrenOf(leaf.parent), leaf.key, word);
      if (leaf.parent.initial === leaf.key) leaf.parent.initial = word;
      follow(chart, leaf.path, joined(leaf.path.split('.').slice(0, -1).join('.'), word));
    },
    () => {
      const inside = place.path === leaf.path || place.path.startsWith(`${leaf.path}.`);
      if (!removable || leaf.parent === null || inside || leaf.key in childrenOf(place.state)) return;
      delete childrenOf(leaf.parent)[leaf.key];
      place.state.states = { ...childrenOf(place.state), [leaf.key]: leaf.state };
      if (place.state.initial === undefined) place.state.initial = leaf.key;
      follow(chart, leaf.path, joined(place.path, leaf.key));
    },
    () => editBranch((one) => ({ ...one, target })),
    () => {
      place.state.on = { ...(isRaw(place.state.on) ? place.state.on : {}), [`NUEVO${a % 3}`]: branch };
    },
    () => editSlot((branches) => branches.filter((_, index) => index !== b % branches.length)),
    () => editSlot((branches) => [...branches.slice(1), ...branches.slice(0, 1)]),
    () => editSlot((branches) => [...branches.slice(0, b % 3), branch, ...branches.slice(b % 3)]),
    () => editBranch(({ guard: _, ...one }) => (guard === undefined ? one : { ...one, guard })),
    () => editBranch(({ actions, ...one }) => ({ ...one, actions: [...listOf(actions), action] })),
    () => editBranch(({ actions: _, ...one }) => one),
    () => {
      place.state[b % 2 === 0 ? 'entry' : 'exit'] = b % 3 === 0 ? [] : [action, 'otraNueva'];
    },
    () => {
      place.state.tags = b % 2 === 0 ? ['cargando', word] : [];
      place.state.description = text;
    },
    () => {
      place.state.after = { ...(isRaw(place.state.after) ? place.state.after : {}), [`plazo${a % 3}`]: branch };
    },
    () => {
      const call = { id: word, src: `llamar${a % 3}`, onDone: [branch, { target }], onError: { target } };
      place.state.invoke = b % 3 === 0 ? [] : [...listOf(place.state.invoke), call];
    },
    () => {
      const key = at(Object.keys(childrenOf(place.state)), b);
      if (key !== undefined) place.state.initial = key;
    },
    () => editBranch((one) => ({ ...one, description: text, reenter: b % 2 === 0 })),
    () => {
      place.state.meta = b % 2 === 0 ? { pantalla: text, requisitos: [text, 'NUEVO-01'] } : {};
    },
  ];
  at(edits, kind)?.();
};

const texts = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('<b>Es «texto»</b>', 'La de él: \'sí\' y "no"', 'dos\nlíneas', '{uno} `dos` \\ */', 'a'.repeat(130)),
);

/** Up to ten random edits of a chart. */
export const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.record({ kind: fc.nat(18), a: fc.nat(1000), b: fc.nat(1000), text: texts }),
  { minLength: 1, maxLength: 10 },
);

export const withEdits = (config: object, list: readonly Edit[]): Raw => {
  const chart: Raw = JSON.parse(JSON.stringify(config));
  withAbsoluteTargets(chart);
  for (const [index, one] of list.entries()) edit(chart, one, index);
  return JSON.parse(JSON.stringify(chart));
};
