import type { AnyStateMachine, StateSchemaFrom } from 'xstate';

type Leaves<S> = S extends { states: infer T }
  ? { [K in keyof T & string]: T[K] extends { states: object } ? `${K}.${Leaves<T[K]>}` : K }[keyof T & string]
  : never;

/** The dotted path of every leaf state: the key of each table state → view and state → text. */
export type StateOf<M extends AnyStateMachine> = Leaves<StateSchemaFrom<M>>;
