import type { CallName, Contract } from '../../../domain/contract';
import type { Reply, Request } from '../../../domain/contract/endpoint';
import type { Purpose } from '../../../server/access/links';
import type { Question } from '../../../server/access/questions';
import type { Person } from './person';
import type { Random } from './random';

/** A browser tab with somebody in front of it: `C` are the calls that its visit declares. */
export interface Visitor<C extends CallName> {
  readonly person: Person;
  readonly random: Random;
  /** Ends the visit when the answer is not the one of a call that works. */
  ask<K extends C>(call: K, request: Request<Contract[K]>): Promise<void>;
  /** The same, and decodes the answer. */
  read<K extends C>(call: K, request: Request<Contract[K]>): Promise<Reply<Contract[K]>>;
  /** Whether this visitor is one of that share who do what comes next; all of them where every call has to occur. */
  isOneOf(share: number): boolean;
  /** Until somebody has read a page or filled in a form. */
  pause(): Promise<void>;
  /** The token of the newest link that was sent to the person: there is no mail to open, so it is signed from its row. */
  openMail(purpose: Purpose): Promise<string>;
  /** What the person would answer to the questions of identity: read from the rows, as no call tells it. */
  answers(): Promise<readonly Question[]>;
  /** From here on calls are those of this token's holder. */
  useToken(token: string): void;
}

export interface Visit<C extends CallName = CallName> {
  name: string;
  /** Percent of all visits. */
  share: number;
  calls: readonly C[];
  /** Who may come for this. */
  suits(person: Person): boolean;
  /** The person cannot do this, or anything that needs the old password or address, a second time. */
  once?: true;
  go(visitor: Visitor<C>): Promise<void>;
}

/** So that the calls that a visit makes are checked against those that it declares. */
export const defineVisit = <const C extends CallName>(visit: Visit<C>): Visit => visit;

export const anybody = (): boolean => true;
export const hasAccount = (person: Person): boolean => person.hasAccount;
export const isHolder = (person: Person): boolean => person.hasAccount && person.role === 'holder';
