import type { AnyStateMachine, EventFrom, InputFrom, OutputFrom } from 'xstate';

type Actors<M extends AnyStateMachine> = NonNullable<Parameters<M['provide']>[0]['actors']>;
type OutputOf<L> = OutputFrom<NonNullable<L>>;
type Payload<E> = E extends unknown ? Omit<E, 'type'> : never;
type Own<E> = E extends { type: `xstate.${string}` } ? never : E;
/** The events that carry something. */
type Laden<E> = E extends { type: infer T } ? (keyof Payload<E> extends never ? never : T) : never;

/** An answer as the chart sees it, or the wire's JSON as the production decoder reads it. */
export type Answer<T> = T | { ok: true; reply: T } | { ok: false; issues: readonly string[] };

/**
 * What the tests may feed to a flow: `<flow>.cases.ts` beside its chart. Events without payload need no row; the five
 * kinds of failure are fed to every actor that answers. Names of rows appear in the paths, so they are Spanish.
 */
export interface FlowCases<M extends AnyStateMachine> {
  machine: M;
  /** By name, where the flow has an input. */
  starts?: Record<string, InputFrom<M>>;
  events: {
    [T in Laden<Own<EventFrom<M>>> & string]: Record<string, Payload<Extract<Own<EventFrom<M>>, { type: T }>>>;
  };
  /**
   * In a flow of several screens, the events that only some of them have: by state, as the paths call them. Elsewhere
   * these are not tried.
   */
  where?: Readonly<Record<string, readonly string[]>>;
  /** Actors that answer once; the others only speak by events, which are rows of `events`. */
  replies: { [A in keyof Actors<M>]?: Record<string, Answer<OutputOf<Actors<M>[A]>>> };
  /** Where the default of one second would make two timers of a state ring at once. */
  delays?: Record<string, number>;
  /** The context that guards read, where all of it would make too many nodes. */
  guardContext?(context: EventContext<M>): unknown;
}

type EventContext<M extends AnyStateMachine> = ReturnType<M['getInitialSnapshot']>['context'];
