import * as v from 'valibot';
import { filled } from '../words';

/** The part of WebAuthn's JSON that server and browser need of each other for a log-in; bytes are base64url. */

/* @__NO_SIDE_EFFECTS__ */
export const bytes = (longest: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(longest));

export const credentialId = bytes(1_400);
export const signedBytes = bytes(8_000);

export const requestOptions = v.object({
  challenge: filled,
  rpId: filled,
  timeout: v.number(),
  userVerification: v.literal('required'),
});

export const assertion = v.object({
  id: credentialId,
  clientDataJSON: signedBytes,
  authenticatorData: signedBytes,
  signature: signedBytes,
  userHandle: bytes(100),
});
