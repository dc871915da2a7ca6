import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { Key, KeyPurpose, Keys } from './keys';

/** The keys that may have signed a token, by what it says of itself: nothing of it is believed before one of them verifies it. */
export const keyCandidates = (keys: Keys, purpose: KeyPurpose, token: string): readonly Key[] => {
  try {
    const { kid } = decodeProtectedHeader(token);
    return keys.verifying(purpose, kid, decodeJwt(token).iat ?? Number.POSITIVE_INFINITY);
  } catch {
    return [];
  }
};
