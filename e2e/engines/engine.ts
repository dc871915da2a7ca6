export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What a person does to a page, whichever protocol carries it there. */
export interface Tab {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Brings it before the other tabs. */
  show(): Promise<void>;
  /** `source` is the text of a function; what goes in and comes out is JSON. */
  run<Result>(source: string, ...args: readonly unknown[]): Promise<Result>;
  click(point: Point): Promise<void>;
  type(text: string): Promise<void>;
  /** A key, or several held together: `Shift+Tab`. */
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
