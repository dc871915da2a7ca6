import type { AnyStateMachine } from 'xstate';

type Given<M extends AnyStateMachine> = Parameters<M['provide']>[0];
type Whole<T> = { [K in keyof T]-?: NonNullable<T[K]> };
type Wiring<M extends AnyStateMachine> = Omit<Given<M>, 'actors' | 'delays'> & {
  [K in 'actors' | 'delays' as keyof NonNullable<Given<M>[K]> extends never ? never : K]: Whole<
    NonNullable<Given<M>[K]>
  >;
};

/**
 * The only way to give a machine its parts. `provide` alone accepts a forgotten actor; here every actor and delay is
 * required by type, and a guard or action that is still the placeholder `falta` stops the program by name.
 */
export const wire = <M extends AnyStateMachine>(machine: M, parts: Wiring<M>): M => {
  const wired = machine.provide(parts as Given<M>);
  const missing = [wired.implementations.guards, wired.implementations.actions].flatMap((bodies) =>
    Object.entries(bodies)
      .filter(([, body]) => typeof body === 'function' && body.name === 'falta')
      .map(([name]) => name),
  );
  if (missing.length > 0) throw new Error(`${machine.id}: falta ${missing.join(', ')}`);
  return wired as M;
};
