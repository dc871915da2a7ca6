import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { Key, KeyPurpose, Keys } from './keys';

/**
 * The keys that may have signed a token, chosen by its unverified header and claims. Do not trust either before a key
 * verifies the signature.
 */
export const keyCandidates = (keys: Keys, purpose: KeyPurpose, token: string): readonly Key[] => {
  try {
    const { kid } = decodeProtectedHeader(token);
    return keys.verifying(purpose, kid, decodeJwt(token).iat ?? Number.POSITIVE_INFINITY);
  } catch {
    return [];
  }
};
