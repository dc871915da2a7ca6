import type { Mail } from './outbox';

/** A mail that is due and taken: until it is held no longer, no other server takes it up. */
export interface DueMail {
  /** With this try. */
  tries: number;
  mostTries: number;
  /** In words; null: there is nothing to say any more. */
  write(): Promise<Mail | null>;
  sent(mail: Mail): Promise<void>;
  /** `isTry`: false for what was given back untried. */
  later(at: Date, isTry: boolean): Promise<void>;
  lost(): Promise<void>;
}

export interface MailQueue {
  /** The most urgent first. */
  take(most: number): Promise<DueMail[]>;
}

/** Longer than any conversation with the mail server may take. */
export const heldMs = 120_000;
