import type { AnyStateMachine, ContextFrom } from 'xstate';
import type { CallName } from '../../domain/contract';
import type { ProblemKind } from '../../domain/contract/problem';
import type { PathStep } from '../../engine/explore';
import type { StateOf } from '../../machines/state-of';
import type { DemoMember } from '../../server/demo/members';
import type { Arrival, Gesture } from './hand';
import type { Sight } from './sight';

/** How a person brings a step about, in Spanish. In its texts {tipo}, {documento} and {clave} are those of the path's member. */
export interface ForPeople {
  action?: string;
  /** What the service is seen to answer. */
  answer?: string;
  /** Whose data give this answer. */
  member?: DemoMember;
  /** What must be arranged before the request leaves. */
  arrange?: string;
  /** Why nobody can do it by hand; the tests do it. */
  onlyTests?: string;
}

/** One event: how a browser does it, and how a person. Without a gesture the flow's calls answer it, or no browser does. */
export interface Act extends ForPeople {
  gesture?: Gesture;
}

export interface Start extends ForPeople {
  /** How a browser comes there; without it no walk begins there. */
  arrival?: Arrival | ((steps: readonly PathStep[]) => Arrival);
}

/** A flow from a user's view: what they do and what they see. */
export interface Described {
  title: string;
  /** Told once, before each path. */
  before?: string;
  /** Told once, before each path that comes through a waiting state. */
  waiting?: string;
  /** Who logs in where no answer asks for somebody else. */
  member?: DemoMember;
  /** The call behind each invoke: its answers and failures then need no gesture. */
  calls: Readonly<Record<string, CallName | ((context: never) => CallName)>>;
  /** The failures of calls that make a difference to the flow; only «ilegible» where none are named. */
  failures?: readonly ProblemKind[];
  /** By the name of the start; '' where there is only one. */
  starts: Readonly<Record<string, Start>>;
  /** By the label of the step, with or without the name of its case. */
  acts: Readonly<Record<string, Act>>;
  /** Whether a browser can do the step after these. */
  may?(step: PathStep, before: readonly PathStep[]): boolean;
  /** Transitions that no browser can show, each with the reason; not one more than its walk leaves. */
  inProcess?: Readonly<Record<string, string>>;
  /** States that pass by themselves before anyone can look. */
  passing?: readonly string[];
  /** Whether a state is over before anyone can look, by the step that follows by itself. */
  passesOn?(next: PathStep | undefined): boolean;
  seen: Readonly<Record<string, (context: never) => Sight>>;
}

/** One flow: the compiler asks for what is seen in each of its states. */
export interface DescribedFlow<M extends AnyStateMachine> extends Described {
  passing?: readonly StateOf<M>[];
  seen: Readonly<Record<StateOf<M>, (context: ContextFrom<M>) => Sight>>;
}
