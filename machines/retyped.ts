import type { StateMachine } from 'xstate';

/** The same chart with the types of its users: context C, input I and output O. */
export type Retyped<M, C, I, O> =
  M extends StateMachine<
    infer _Context,
    infer E,
    infer Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer _Input,
    infer _Output,
    infer Emitted,
    infer Meta,
    infer Config
  >
    ? StateMachine<C & {}, E, Children, Actor, Action, Guard, Delay, Value, Tag, I, O, Emitted, Meta, Config>
    : never;
