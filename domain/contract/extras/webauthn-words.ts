import * as v from 'valibot';
import { filled } from '../words';

/** The part of WebAuthn's JSON that server and browser need of each other; bytes are base64url. */

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

export const transports = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10)),
  [],
);
export const passkeyList = v.array(v.object({ type: v.literal('public-key'), id: filled, transports }));

/** For a member whose passkeys are known. */
export const ownRequestOptions = v.object({ ...requestOptions.entries, allowCredentials: passkeyList });

export const assertion = v.object({
  id: credentialId,
  clientDataJSON: signedBytes,
  authenticatorData: signedBytes,
  signature: signedBytes,
  userHandle: bytes(100),
});
