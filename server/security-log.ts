import type { Log } from './log';

/** What somebody who watches over the portal wants to be told of; each one a name of its own in the log. */
export type SecurityEvent =
  | 'loginFailed'
  | 'loginBlocked'
  | 'linkRefused'
  | 'limitReached'
  | 'foreignCode'
  | 'reversalPrevented'
  | 'deviceCodeBlocked'
  | 'paymentRefused';

interface Seen {
  ip: string;
  requestId: string;
}

export interface SecurityNote {
  call?: string;
  /** The keyed hash of an account or document: the same one has the same, and nobody reads back who it is. */
  whom?: string;
  detail?: string;
}

export const createSecurityLog =
  (log: Log) =>
  ({ ip, requestId }: Seen, event: SecurityEvent, { whom, ...note }: SecurityNote = {}): void =>
    log({ level: 'warn', event, requestId, ip, ...(whom === undefined ? {} : { whom: whom.slice(0, 12) }), ...note });
export type SecurityLog = ReturnType<typeof createSecurityLog>;

/** Of a number that only grows: 1, 2, 4, 8 … Whoever hammers fills no log. */
export const isPowerOfTwo = (times: number): boolean => times > 0 && Number.isInteger(Math.log2(times));
