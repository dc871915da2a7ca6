import type { AnyStateMachine, ContextFrom } from 'xstate';
import type { StateOf } from '../../machines/state-of';
import type { DemoMember } from '../../server/demo/members';
import type { CallName } from '../../src/contract';

/** How a person brings a step about. In its texts {tipo}, {documento} and {clave} are those of the path's member. */
export interface How {
  accion?: string;
  /** What the service is seen to answer. */
  responde?: string;
  /** Whose data give this answer. */
  socio?: DemoMember;
  /** What must be arranged before the request leaves. */
  antes?: string;
  /** Why nobody can do it by hand; the tests do it. */
  soloAutomatica?: string;
}

export interface Words {
  titulo: string;
  /** Once, before each path. */
  antes?: string;
  /** Once, before each path that comes through a waiting state. */
  espera?: string;
  /** Who logs in where no answer asks for somebody else. */
  socio?: DemoMember;
  /** By the label of the step, with or without the name of its case; a sentence alone is the action. */
  pasos: Readonly<Record<string, string | How>>;
  /** The call behind each invoke: which one to disturb on /demo/fallos. */
  llamadas: Readonly<Record<string, CallName>>;
  verse: Readonly<Partial<Record<string, string>>>;
  /** What is seen besides, from what the flow remembers. */
  ademas?(context: unknown, state: string): string;
}

/** The words of one flow: its states are checked by the compiler, its steps by a test. */
export interface FlowWords<M extends AnyStateMachine> extends Words {
  verse: Readonly<Partial<Record<StateOf<M>, string>>>;
  ademas?(context: ContextFrom<M>, state: string): string;
}
