import * as v from 'valibot';
import { filled } from '../words';
import { credentialId, signedBytes } from './webauthn-words';

const transports = v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10)), []);

export const creationOptions = v.object({
  challenge: filled,
  rp: v.object({ id: filled, name: filled }),
  user: v.object({ id: filled, name: filled, displayName: filled }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: v.array(v.object({ type: v.literal('public-key'), id: filled, transports })),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});

export const attestation = v.object({
  id: credentialId,
  clientDataJSON: signedBytes,
  attestationObject: signedBytes,
  transports,
});
