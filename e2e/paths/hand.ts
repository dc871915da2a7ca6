import type { Page } from 'playwright/test';
import type { CallName } from '../../domain/contract';
import type { Policy } from '../../domain/rules/policy';
import type { PathStep } from '../../engine/explore';
import type { HeldFiles } from './held-files';
import type { Background, HeldWire } from './held-wire';

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
  /** What else the server says to the page; undefined: it says nothing of it. */
  settings?: Readonly<Record<string, unknown>>;
  phone?: boolean;
  reducedMotion?: boolean;
  /** The machine of the page from which the flow is opened, where that is not its own. */
  from?: string;
  /** What brings the flow into sight on the open page. */
  settle?(I: Hand): Promise<void>;
}

/** `next` is what the path does afterwards: some answers lie in what was done before. */
export type Gesture = (I: Hand, step: PathStep, next?: PathStep) => Promise<void>;
