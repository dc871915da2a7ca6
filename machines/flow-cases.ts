import type { AnyStateMachine, EventFrom, InputFrom, OutputFrom } from 'xstate';

type Actors<M extends AnyStateMachine> = NonNullable<Parameters<M['provide']>[0]['actors']>;
type OutputOf<L> = OutputFrom<NonNullable<L>>;
type Payload<E> = E extends unknown ? Omit<E, 'type'> : never;
type Own<E> = E extends { type: `xstate.${string}` } ? never : E;
/** The events with a payload. */
type Laden<E> = E extends { type: infer T } ? (keyof Payload<E> extends never ? never : T) : never;

/** An answer as the chart sees it, or the wire's JSON as the production decoder reads it. */
export type Answer<T> = T | { ok: true; reply: T } | { ok: false; issues: readonly string[] };

/**
 * Test inputs of a flow: `<flow>.cases.ts` beside its chart. Events without payload need no row; every actor that
 * answers also gets each kind of failure. Names of rows appear in the paths, so they are Spanish.
 */
export interface FlowCases<M extends AnyStateMachine> {
  machine: M;
  /** By name, if the flow has an input. */
  starts?: Record<string, InputFrom<M>>;
  events: {
    [T in Laden<Own<EventFrom<M>>> & string]: Record<string, Payload<Extract<Own<EventFrom<M>>, { type: T }>>>;
  };
  /** Events to try only in some states, by state as in the paths. Elsewhere these are not tried. */
  where?: Readonly<Record<string, readonly string[]>>;
  /** Results of actors that answer once; other actors send events, which are rows of `events`. */
  replies: { [A in keyof Actors<M>]?: Record<string, Answer<OutputOf<Actors<M>[A]>>> };
  /** Needed if the default of one second would fire two timers of a state at the same time. */
  delays?: Record<string, number>;
  /** The part of the context that guards read, if the whole context would make too many nodes. */
  guardContext?(context: EventContext<M>): unknown;
}

type EventContext<M extends AnyStateMachine> = ReturnType<M['getInitialSnapshot']>['context'];
