import type { Page } from 'playwright/test';
import type { AnyStateMachine, ContextFrom } from 'xstate';
import type { PathStep } from '../../engine/explore';
import type { FlowCases } from '../../machines/flow-cases';
import type { StateOf } from '../../machines/state-of';
import type { CallName } from '../../src/contract';
import type { ProblemKind } from '../../src/contract/problem';
import type { Policy } from '../../src/rules/policy';
import type { HeldFiles } from './held-files';
import type { Background, HeldWire } from './held-wire';
import type { Sight } from './sight';

/** Who walks a path: sees the page, decides what the services answer, and owns the clock. */
export interface Hand {
  page: Page;
  wire: HeldWire;
  files: HeldFiles;
  /** Time goes by, and each timer rings as often as it would; none goes by otherwise. */
  pass(ms: number): Promise<void>;
  /** The device slept: each timer rings once at most, and late. */
  sleep(ms: number): Promise<void>;
  /** The time on the page. */
  now(): Promise<number>;
  /** As long as it takes the page to come to something that needs no time of a chart. */
  until(done: () => Promise<boolean>): Promise<void>;
  /** A press on the button of this name. */
  press(name: string): Promise<void>;
  /** A press on the page, where nothing is. */
  pressNothing(): Promise<void>;
  /** Follows the link of this name. */
  go(name: string): Promise<void>;
  /** The same as a reader of the screen does it: without a pointer that comes and goes. */
  activate(name: string): Promise<void>;
  /** Another tab of the same browser stores this, or removes it. */
  otherTab(stored: Readonly<Record<string, string | null>>): Promise<void>;
  /** And says this to all tabs. */
  broadcast(message: object): Promise<void>;
  /** The line is cut and comes back. */
  reconnect(): Promise<void>;
  /** The page stays where it was told to load anew; here it does, with time standing still. */
  loadAnew(): Promise<void>;
  hide(hidden: boolean): Promise<void>;
  /** What the machine really remembers. */
  context(): Promise<Readonly<Record<string, unknown>>>;
}

export interface Arrival {
  address: string;
  /** What the browser has kept; nothing otherwise. */
  local?: Readonly<Record<string, string>>;
  session?: Readonly<Record<string, string>>;
  /** Calls that wait until the path says what becomes of them. */
  hold?: readonly CallName[];
  /** Parts of the program, by how their file begins, that wait too. */
  holdFiles?: readonly string[];
  background?: Background;
  /** What an operator has switched. */
  policy?: Partial<Policy>;
  phone?: boolean;
  reducedMotion?: boolean;
  /** The machine of the page from which the flow is opened, where that is not its own. */
  from?: string;
  /** What brings the flow into sight on the open page. */
  settle?(I: Hand): Promise<void>;
}

/** `next` is what the path does afterwards: some answers lie in what was done before. */
export type Gesture = (I: Hand, step: PathStep, next?: PathStep) => Promise<void>;

export interface Driver {
  /** The call behind each invoke. */
  calls: Readonly<Record<string, CallName | ((context: never) => CallName)>>;
  /** The failures of calls that make a difference to the flow. */
  failures?: readonly ProblemKind[];
  /** By the name of the start; '' where there is only one. */
  starts: Readonly<Record<string, Arrival | ((steps: readonly PathStep[]) => Arrival)>>;
  /** How long each delay of the chart is here; one that is not named cannot be waited for. */
  delays?: Readonly<Record<string, number>>;
  /** By the label of the step, with or without the name of its case. What has none is not walked here. */
  gestures: Readonly<Record<string, Gesture>>;
  /** Whether the step can be done after these. */
  may?(step: PathStep, before: readonly PathStep[]): boolean;
  /** Transitions that cannot be walked here, each with the reason; not one more than the walk leaves. */
  inProcess?: Readonly<Record<string, string>>;
  /** States that pass by themselves before anyone can look. */
  passing?: readonly string[];
  seen: Readonly<Record<string, (context: never) => Sight>>;
}

/** One flow in a browser: the compiler asks for what is seen in each of its states. */
export interface BrowserDriver<M extends AnyStateMachine> extends Driver {
  cases: FlowCases<M>;
  passing?: readonly StateOf<M>[];
  seen: Readonly<Record<StateOf<M>, (context: ContextFrom<M>) => Sight>>;
}
