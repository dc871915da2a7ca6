import type { Page } from 'playwright/test';
import type { CallName } from '../../domain/contract';
import type { Policy } from '../../domain/rules/policy';
import type { PathStep } from '../../tools/explore/explore';
import type { HeldFiles } from './held-files';
import type { Background, HeldWire } from './held-wire';

/** Controls a path: sees the page, decides the services' answers, and owns the clock. */
export interface Hand {
  page: Page;
  wire: HeldWire;
  files: HeldFiles;
  /** Advances the clock and fires each timer as often as due. Time never passes otherwise. */
  pass(ms: number): Promise<void>;
  /** Advances the clock as after a sleep: each timer fires at most once. */
  sleep(ms: number): Promise<void>;
  /** The page's time. */
  now(): Promise<number>;
  /** Waits for work of the page that depends on no delay of a chart. */
  until(done: () => Promise<boolean>): Promise<void>;
  /** Presses the button of this name. */
  press(name: string): Promise<void>;
  /** Clicks an empty part of the page. */
  pressNothing(): Promise<void>;
  /** Follows the link of this name. */
  go(name: string): Promise<void>;
  /** Presses it as a screen reader does, without moving the pointer. */
  activate(name: string): Promise<void>;
  /** Changes the storage as another tab of the browser would. */
  otherTab(stored: Readonly<Record<string, string | null>>): Promise<void>;
  /** Sends this message to all tabs. */
  broadcast(message: object): Promise<void>;
  /** Disconnects and reconnects the network. */
  reconnect(): Promise<void>;
  /** Performs the reload that the page requested and the path delayed, without advancing the clock. */
  loadAnew(): Promise<void>;
  hide(hidden: boolean): Promise<void>;
  /** The context of the page's machine. */
  context(): Promise<Readonly<Record<string, unknown>>>;
}

export interface Arrival {
  address: string;
  /** The stored data; empty by default. */
  local?: Readonly<Record<string, string>>;
  session?: Readonly<Record<string, string>>;
  /** Calls to delay until the path answers them. */
  hold?: readonly CallName[];
  /** Calls that another part of the page makes, too: the path answers the last request of the page. */
  shared?: readonly CallName[];
  /** Chunks to delay, too, by the beginning of their file name. */
  holdFiles?: readonly string[];
  background?: Background;
  /** Settings changed by the operator. */
  policy?: Partial<Policy>;
  /** Other settings of the server; undefined removes one. */
  settings?: Readonly<Record<string, unknown>>;
  phone?: boolean;
  reducedMotion?: boolean;
  /** The machine of the page that opens the flow, if that is another flow. */
  from?: string;
  /** Makes the flow visible on the open page. */
  settle?(I: Hand): Promise<void>;
}

/** `next` is the following step: some answers depend on it. */
export type Gesture = (I: Hand, step: PathStep, next?: PathStep) => Promise<void>;
