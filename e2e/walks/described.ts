import type { AnyStateMachine, ContextFrom } from 'xstate';
import type { CallName } from '../../domain/contract';
import type { ProblemKind } from '../../domain/contract/problem';
import type { StateOf } from '../../machines/state-of';
import type { DemoMember } from '../../server/demo/members';
import type { PathStep } from '../../tools/explore/explore';
import type { Arrival, Gesture } from './hand';
import type { Sight } from './sight';

/**
 * A step's instructions for people, in Spanish. {tipo}, {documento} and {clave} are replaced by those of the path's
 * member.
 */
export interface ForPeople {
  action?: string;
  /** The service's visible answer. */
  answer?: string;
  /** The member whose data produce this answer. */
  member?: DemoMember;
  /** What to arrange before the request is sent. */
  arrange?: string;
  /** Why people cannot do it; tests can. */
  onlyTests?: string;
}

/** One event, for browsers and people. Without a gesture the event is the answer of a call, or no browser can do it. */
export interface Act extends ForPeople {
  gesture?: Gesture;
}

export interface Start extends ForPeople {
  /** How a browser opens the start; without it no path begins there. */
  arrival?: Arrival | ((steps: readonly PathStep[]) => Arrival);
}

/** A flow from a user's view: what they do and what they see. */
export interface Described {
  title: string;
  /** Printed once, before each script. */
  before?: string;
  /** Printed once, before each script with a waiting state. */
  waiting?: string;
  /** The member who logs in, unless an answer requires another one. */
  member?: DemoMember;
  /** The call behind each invoke: its answers and failures then need no gesture. */
  calls: Readonly<Record<string, CallName | ((context: never) => CallName)>>;
  /** The failures of calls that the flow distinguishes, besides a refusal; «ilegible» by default. */
  failures?: readonly ProblemKind[];
  /** By the name of the start; '' if there is only one. */
  starts: Readonly<Record<string, Start>>;
  /** By the label of the step, with or without the name of its case. */
  acts: Readonly<Record<string, Act>>;
  /** Whether a browser can do the step after these. */
  may?(step: PathStep, before: readonly PathStep[]): boolean;
  /** Transitions that no browser can show, each with its reason. One too many or too few fails the test. */
  inProcess?: Readonly<Record<string, string>>;
  /** States that end by themselves before anybody can see them. */
  passing?: readonly string[];
  /** Whether a state ends before anybody can see it, by the next step. */
  passesOn?(next: PathStep | undefined): boolean;
  seen: Readonly<Record<string, (context: never) => Sight>>;
}

/** The description of one flow: `seen` must have each of its states. */
export interface DescribedFlow<M extends AnyStateMachine> extends Described {
  passing?: readonly StateOf<M>[];
  seen: Readonly<Record<StateOf<M>, (context: ContextFrom<M>) => Sight>>;
}
