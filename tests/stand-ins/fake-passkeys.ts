import type { Created, PasskeyMaker } from '../../src/platform/new-passkey';
import type { Assertion, PasskeyReader } from '../../src/platform/passkeys';

export const creationOptions = {
  challenge: 'reto',
  rp: { id: 'oficina.example', name: 'Oficina Virtual' },
  user: { id: 'ana', name: 'Ana', displayName: 'Ana' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 600_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
} as const;
export const requestOptions = {
  challenge: 'reto',
  rpId: 'oficina.example',
  timeout: 600_000,
  userVerification: 'required',
} as const;
export const attestation = { id: 'nueva', clientDataJSON: 'a', attestationObject: 'b', transports: [] };
export const assertion: Assertion = {
  id: 'una',
  clientDataJSON: 'a',
  authenticatorData: 'b',
  signature: 'c',
  userHandle: 'd',
};

/** A device whose owner does what is said; what the browser suggests is never picked, unless said. */
export const fakePasskeys = (does: {
  isThere?: boolean;
  create?: Created;
  get?: Assertion | null;
  suggest?: Assertion;
}): PasskeyMaker & PasskeyReader => ({
  isThere: does.isThere ?? true,
  create: async () => does.create ?? 'cancelada',
  get: async () => does.get ?? null,
  suggest: async (options) => {
    await options();
    return does.suggest ?? new Promise(() => {});
  },
});
