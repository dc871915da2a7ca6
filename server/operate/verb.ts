import type { Db } from '../db/db';
import type { Log } from '../log/log';

export interface Operated {
  db: Db;
  now: () => Date;
  /** What goes wrong without ending the command. */
  log: Log;
  args: readonly string[];
  /** For what is longer than a line. */
  print: (text: string) => void;
}

export interface Verb {
  /** As the operator writes it, with what follows. */
  usage: string;
  /** Whether these words may follow it. */
  takes: (args: readonly string[]) => boolean;
  /** The line that ends the command; empty: none. */
  run: (operated: Operated) => Promise<string>;
}

/** By the word that the operator writes. */
export type Verbs = Readonly<Record<string, Verb>>;
