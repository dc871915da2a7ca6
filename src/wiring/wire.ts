import type { AnyStateMachine } from 'xstate';

type Given<M extends AnyStateMachine> = Parameters<M['provide']>[0];
type Whole<T> = { [K in keyof T]-?: NonNullable<T[K]> };
type Wiring<M extends AnyStateMachine> = Omit<Given<M>, 'actors' | 'delays'> & {
  [K in 'actors' | 'delays' as keyof NonNullable<Given<M>[K]> extends never ? never : K]: Whole<
    NonNullable<Given<M>[K]>
  >;
};

const kinds = ['actors', 'delays', 'guards', 'actions'] as const;

/**
 * What `provide` gives, without building each state anew: the copy shares the states, which hold no parts, and looks
 * its own parts up. A machine binds its methods to itself, so the copy binds them again.
 */
const withParts = <M extends AnyStateMachine>(machine: M, parts: Given<M>): M => {
  const copy = Object.create(machine);
  const given: Partial<Record<(typeof kinds)[number], object>> = parts;
  copy.implementations = Object.fromEntries(
    kinds.map((kind) => [kind, { ...machine.implementations[kind], ...given[kind] }]),
  );
  for (const [name, method] of Object.entries(machine))
    if (typeof method === 'function') copy[name] = Reflect.get(Object.getPrototypeOf(machine), name).bind(copy);
  return copy;
};

/** A chart's `falta`, or what calls it: by its words, because a minified function has another name. */
const isPlaceholder = (part: unknown): boolean => {
  const body: unknown = typeof part === 'object' && part !== null && 'config' in part ? part.config : part;
  return typeof body === 'function' && /\bfalta\(\)|Error\(["'`]falta/.test(String(body));
};

/**
 * The only way to give a machine its parts. `provide` alone accepts a forgotten actor; here every actor and delay is
 * required by type, and whatever is still a placeholder stops the program by name.
 */
export const wire = <M extends AnyStateMachine>(machine: M, parts: Wiring<M>): M => {
  const wired = withParts(machine, parts as Given<M>);
  const missing = kinds.flatMap((kind) =>
    Object.entries(wired.implementations[kind]).flatMap(([name, part]) => (isPlaceholder(part) ? [name] : [])),
  );
  if (missing.length > 0) throw new Error(`${machine.id}: falta ${missing.join(', ')}`);
  return wired;
};
