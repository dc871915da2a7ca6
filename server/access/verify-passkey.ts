import {
  type AuthenticatorTransport,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type * as v from 'valibot';
import type { attestation } from '../../domain/contract/extras/new-passkey-words';
import type { assertion } from '../../domain/contract/extras/webauthn-words';
import type { RelyingParty } from '../settings/relying-party';

/** ES256, and RS256 of older computers with Windows. */
export const algorithms = [-7, -257] as const;

export interface PublicKey {
  identificador: string;
  /** COSE, base64url. */
  clavePublica: string;
  contador: number;
}

const base = { clientExtensionResults: {}, type: 'public-key' } as const;
const expecting = (challenge: string, { id, origin }: RelyingParty) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
});

/** null: not made for this challenge and this portal, or without finger, face or PIN. */
export const verifyNewPasskey = async (
  { id, clientDataJSON, attestationObject, transports }: v.InferOutput<typeof attestation>,
  challenge: string,
  party: RelyingParty,
): Promise<PublicKey | null> => {
  const found = await verifyRegistrationResponse({
    ...expecting(challenge, party),
    response: {
      ...base,
      id,
      rawId: id,
      response: { clientDataJSON, attestationObject, transports: transports as AuthenticatorTransport[] },
    },
    supportedAlgorithmIDs: [...algorithms],
  }).catch(() => null);
  if (found?.verified !== true) return null;
  const { credential } = found.registrationInfo;
  return {
    identificador: credential.id,
    clavePublica: Buffer.from(credential.publicKey).toString('base64url'),
    contador: credential.counter,
  };
};

/** The counter that it tells; null: not signed by this key, for this challenge and portal, or its counter went back. */
export const verifyPasskey = async (
  { id, clientDataJSON, authenticatorData, signature, userHandle }: v.InferOutput<typeof assertion>,
  { identificador, clavePublica, contador }: PublicKey,
  challenge: string,
  party: RelyingParty,
): Promise<number | null> => {
  const found = await verifyAuthenticationResponse({
    ...expecting(challenge, party),
    response: {
      ...base,
      id,
      rawId: id,
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    },
    credential: {
      id: identificador,
      publicKey: new Uint8Array(Buffer.from(clavePublica, 'base64url')),
      counter: contador,
    },
  }).catch(() => null);
  return found?.verified === true ? found.authenticationInfo.newCounter : null;
};
