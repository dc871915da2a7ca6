import type { Reply, Request } from '../../domain/contract/endpoint';
import type { entrarConLlave, opcionesEntrada } from '../../domain/contract/extras/llaves-entrada';
import { base64urlOf, bytesOf } from './base64url';

type RequestOptions = Reply<typeof opcionesEntrada>['opciones'];
export type Assertion = Request<typeof entrarConLlave>['body']['credencial'];

export interface PasskeyReader {
  /** Whether the browser knows passkeys. */
  isThere: boolean;
  /** null: cancelled, none there, or nobody answered. */
  get(options: RequestOptions, signal: AbortSignal): Promise<Assertion | null>;
  /**
   * Among what the browser suggests for the field, without a window; null, too, where it cannot. The browser gives no
   * suggestion an end: with each challenge that gets old the options are asked for again.
   */
  suggest(options: () => Promise<RequestOptions>, signal: AbortSignal): Promise<Assertion | null>;
}

/** The part of its life after which a challenge is old. */
const youth = 0.9;

export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

const assertionOf = (credential: Credential | null): Assertion | null => {
  if (!(credential instanceof PublicKeyCredential)) return null;
  const { response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse) || response.userHandle === null) return null;
  return {
    id: credential.id,
    clientDataJSON: base64urlOf(response.clientDataJSON),
    authenticatorData: base64urlOf(response.authenticatorData),
    signature: base64urlOf(response.signature),
    userHandle: base64urlOf(response.userHandle),
  };
};

/** Converts by hand: not every browser that knows passkeys reads and writes them as JSON. */
export const passkeyReader = (): PasskeyReader => {
  const isThere = knowsPasskeys();
  const get = async (options: RequestOptions, signal: AbortSignal, more: CredentialRequestOptions = {}) => {
    try {
      const publicKey = { ...options, challenge: bytesOf(options.challenge) };
      return assertionOf(await navigator.credentials.get({ publicKey, signal, ...more }));
    } catch {
      return null;
    }
  };
  return {
    isThere,
    get: (options, signal) => get(options, signal),
    suggest: async (options, signal) => {
      if (!isThere || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null;
      for (;;) {
        const asked = await options();
        const aged = new AbortController();
        const timer = setTimeout(() => aged.abort(), asked.timeout * youth);
        const picked = await get(asked, AbortSignal.any([signal, aged.signal]), { mediation: 'conditional' });
        clearTimeout(timer);
        if (picked !== null || signal.aborted || !aged.signal.aborted) return picked;
      }
    },
  };
};
