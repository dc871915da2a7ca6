import * as v from 'valibot';
import { filled } from '../words';
import { credentialId, passkeyList, signedBytes, transports } from './webauthn-words';

export const creationOptions = v.object({
  challenge: filled,
  rp: v.object({ id: filled, name: filled }),
  user: v.object({ id: filled, name: filled, displayName: filled }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: passkeyList,
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
