import type { AnyStateMachine } from 'xstate';

type Given<M extends AnyStateMachine> = Parameters<M['provide']>[0];
type Whole<T> = { [K in keyof T]-?: NonNullable<T[K]> };
type Wiring<M extends AnyStateMachine> = Omit<Given<M>, 'actors' | 'delays'> & {
  [K in 'actors' | 'delays' as keyof NonNullable<Given<M>[K]> extends never ? never : K]: Whole<
    NonNullable<Given<M>[K]>
  >;
};

const kinds = ['actors', 'delays', 'guards', 'actions'] as const;

/** A chart's `falta`, or an actor made from it. */
const isPlaceholder = (part: unknown): boolean => {
  const body: unknown = typeof part === 'object' && part !== null && 'config' in part ? part.config : part;
  return typeof body === 'function' && 'esMarcador' in body;
};

/**
 * The only way to provide a machine's implementations. `provide` accepts missing actors; here each actor and delay is
 * required by type, and a remaining placeholder throws with its name.
 */
export const wire = <M extends AnyStateMachine>(machine: M, parts: Wiring<M>): M => {
  const wired = machine.provide(parts as Given<M>) as M;
  const missing = kinds.flatMap((kind) =>
    Object.entries(wired.implementations[kind]).flatMap(([name, part]) => (isPlaceholder(part) ? [name] : [])),
  );
  if (missing.length > 0) throw new Error(`${machine.id}: falta ${missing.join(', ')}`);
  return wired;
};
