import type { Reply, Request } from '../../domain/contract/endpoint';
import type { agregarLlave, opcionesLlave } from '../../domain/contract/extras/llaves';
import { base64urlOf, bytesOf } from './base64url';
import { knowsPasskeys } from './passkeys';

type Attestation = Request<typeof agregarLlave>['body']['credencial'];

/** `repetida`: this device has a passkey of its owner already. `cancelada`: also where it could not, or nobody answered. */
export type Created = Attestation | 'cancelada' | 'repetida';

export interface PasskeyMaker {
  /** Whether the browser knows passkeys. */
  isThere: boolean;
  create(options: Reply<typeof opcionesLlave>['opciones'], signal: AbortSignal): Promise<Created>;
}

export const passkeyMaker = (): PasskeyMaker => ({
  isThere: knowsPasskeys(),
  create: async ({ user, excludeCredentials, ...options }, signal) => {
    try {
      const publicKey = {
        ...options,
        challenge: bytesOf(options.challenge),
        user: { ...user, id: bytesOf(user.id) },
        excludeCredentials: excludeCredentials.map(({ id, transports, ...rest }) => ({
          ...rest,
          id: bytesOf(id),
          transports: transports as AuthenticatorTransport[],
        })),
      };
      const credential = await navigator.credentials.create({ publicKey, signal });
      if (!(credential instanceof PublicKeyCredential)) return 'cancelada';
      const { response } = credential;
      if (!(response instanceof AuthenticatorAttestationResponse)) return 'cancelada';
      return {
        id: credential.id,
        clientDataJSON: base64urlOf(response.clientDataJSON),
        attestationObject: base64urlOf(response.attestationObject),
        transports: response.getTransports?.() ?? [],
      };
    } catch (error) {
      return error instanceof DOMException && error.name === 'InvalidStateError' ? 'repetida' : 'cancelada';
    }
  },
});
