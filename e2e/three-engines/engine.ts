export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A person's actions in a tab, independent of the protocol. */
export interface Tab {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Brings the tab to the front. */
  show(): Promise<void>;
  /** `source` is the text of a function; arguments and result are JSON. */
  run<Result>(source: string, ...args: readonly unknown[]): Promise<Result>;
  click(point: Point): Promise<void>;
  type(text: string): Promise<void>;
  /** A key, or a combination: `Shift+Tab`. */
  press(keys: string): Promise<void>;
  resize(size: Size): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  version: string;
  /** Tabs of one engine share cookies and storage. */
  tab(): Promise<Tab>;
  isAlive(): Promise<boolean>;
}
