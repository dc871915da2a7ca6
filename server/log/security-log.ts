import type { Log } from './log';

/** The security events; each has its own name in the log. */
export type SecurityEvent =
  | 'loginFailed'
  | 'loginBlocked'
  | 'linkRefused'
  | 'identityRefused'
  | 'limitReached'
  | 'foreignCode'
  | 'reversalPrevented'
  | 'deviceCodeBlocked'
  | 'notMe'
  | 'fileNamed'
  | 'paymentRefused';

interface Seen {
  ip: string;
  requestId: string;
}

export interface SecurityNote {
  call?: string;
  /** A keyed hash of the account or document: equal for equal accounts, and irreversible. */
  whom?: string;
  detail?: string;
}

export const createSecurityLog =
  (log: Log) =>
  ({ ip, requestId }: Seen, event: SecurityEvent, { whom, ...note }: SecurityNote = {}): void =>
    log({ level: 'warn', event, requestId, ip, ...(whom === undefined ? {} : { whom: whom.slice(0, 12) }), ...note });
export type SecurityLog = ReturnType<typeof createSecurityLog>;

/** Log a repeated event only the 1st, 2nd, 4th, 8th … time, so that an attacker cannot fill the log. */
export const isPowerOfTwo = (times: number): boolean => times > 0 && Number.isInteger(Math.log2(times));
