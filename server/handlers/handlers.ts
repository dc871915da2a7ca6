import type { CallName, Contract } from '../../src/contract';
import type { Sent, Understood } from '../../src/contract/endpoint';
import type { CallerOf } from '../access/caller';
import type { Passwords } from '../access/passwords';
import type { Tokens } from '../access/tokens';
import type { Db } from '../db/db';
import type { Settings } from '../settings';

/** A call without a handler answers 501, and only to those who may call it. */
export type Handlers = {
  [C in CallName]?: (
    request: Understood<Contract[C]>,
    caller: CallerOf<Contract[C]['access']>,
  ) => Promise<Sent<Contract[C]>>;
};

export interface HandlerParts {
  db: Db;
  now: () => Date;
  settings: Settings;
  passwords: Passwords;
  tokens: Tokens;
  /** Hides a document in a key of the database. */
  hide: (text: string) => string;
}
