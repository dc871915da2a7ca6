import { createHmac, hkdfSync } from 'node:crypto';
import { equalInConstantTime } from './equal-in-constant-time';
import type { Secrets } from './load-secrets';

export type KeyPurpose =
  | 'session'
  | 'link'
  | 'activation'
  | 'pass'
  | 'deviceCode'
  | 'bounce'
  | 'audit'
  | 'questions'
  | 'registration'
  | 'sessionCode'
  | 'device'
  | 'notMe'
  | 'passkey'
  | 'myData'
  | 'hash';

export interface Key {
  secret: Buffer;
  /** null: the bare secret, with which servers signed before keys were derived. */
  kid: string | null;
}

/** The signing key first, then those of TOKEN_SECRET_PREVIOUS. */
type Ring = readonly [Key, ...Key[]];

/** Keyed hashes of one text, by which repeated requests are recognized. */
export interface Fingerprints {
  current: string;
  /** Fingerprints of the same text by older keys: rows written before a key change still hold them. */
  former: readonly string[];
}

/** How long to look for fingerprints made with the bare secret: longer than any deduplication window. */
const formerFingerprintsMs = 86_400_000;

/** RFC 5869. The label is part of the key: another label ends all sessions and links. */
const derive = (root: Buffer, label: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', root, '', `oficina-virtual/1/${label}`, bytes));

const hmac = ({ secret }: Key, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/**
 * One key per purpose, so that nothing signed for one purpose is valid for another. Only the time of issue decides
 * whether the bare secret or a derived key signs, so all servers of one database agree.
 */
export const createKeys = ({ roots: [current, ...previous], bareUntil }: Secrets) => {
  const ringOf = (keyOf: (root: Buffer) => Key): Ring => [keyOf(current), ...previous.map(keyOf)];
  const derivedFor = (purpose: KeyPurpose): Ring =>
    ringOf((root) => ({
      secret: derive(root, purpose, 32),
      kid: derive(root, `${purpose}/id`, 6).toString('base64url'),
    }));
  const bare = ringOf((secret) => ({ secret, kid: null }));
  const derived: Readonly<Record<KeyPurpose, Ring>> = {
    session: derivedFor('session'),
    link: derivedFor('link'),
    activation: derivedFor('activation'),
    pass: derivedFor('pass'),
    deviceCode: derivedFor('deviceCode'),
    bounce: derivedFor('bounce'),
    audit: derivedFor('audit'),
    questions: derivedFor('questions'),
    registration: derivedFor('registration'),
    sessionCode: derivedFor('sessionCode'),
    device: derivedFor('device'),
    notMe: derivedFor('notMe'),
    passkey: derivedFor('passkey'),
    myData: derivedFor('myData'),
    hash: derivedFor('hash'),
  };

  const isBare = (issued: Date): boolean => bareUntil !== null && issued <= bareUntil;
  const ringAt = (purpose: KeyPurpose, issued: Date): Ring => (isBare(issued) ? bare : derived[purpose]);
  const hashes = (purpose: KeyPurpose, issued: Date, text: string): readonly string[] =>
    ringAt(purpose, issued).map((key) => hmac(key, text));

  return {
    /** The key that signs at a time of issue. */
    signing: (purpose: KeyPurpose, issued: Date): Key => ringAt(purpose, issued)[0],

    /** Those that may have signed a token with that `kid` and that `iat`, in seconds. */
    verifying: (purpose: KeyPurpose, kid: string | undefined, iat: number): readonly Key[] => {
      if (kid !== undefined) return derived[purpose].filter((key) => key.kid === kid);
      return isBare(new Date(iat * 1000)) ? bare : [];
    },

    hash: (purpose: KeyPurpose, issued: Date, text: string): string => hmac(ringAt(purpose, issued)[0], text),

    /** The hashes by every key that may have made a stored hash. */
    hashes,
    isHash: (purpose: KeyPurpose, issued: Date, text: string, written: string): boolean =>
      hashes(purpose, issued, text).some((expected) => equalInConstantTime(expected, written)),

    fingerprints: (now: Date, text: string): Fingerprints => {
      const [current, ...others] = ringAt('hash', now);
      const wasBare = !isBare(now) && isBare(new Date(now.getTime() - formerFingerprintsMs));
      const former = [...others, ...(wasBare ? bare : [])].map((key) => hmac(key, text));
      return { current: hmac(current, text), former };
    },
  };
};
export type Keys = ReturnType<typeof createKeys>;
