import { createHash } from 'node:crypto';
import { equalInConstantTime } from './equal-in-constant-time';
import type { Keys } from './keys';

/** The database key of a device request. The page's address holds another value, so a leaked database opens no page. */
export const deviceRequestId = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface DeviceCodeRequest {
  id: string;
  pedido: Date;
}

const codeFrom = (hash: string): string =>
  String(Buffer.from(hash, 'base64url').readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

/**
 * The code is derived from the request's id, its time and the server's secret. It is never stored: mails are composed
 * when they are sent, so a leaked database contains no codes.
 */
export const createDeviceCodes = (keys: Keys) => {
  const textOf = ({ id }: DeviceCodeRequest) => `codigoDispositivo:${id}`;
  return {
    of: (request: DeviceCodeRequest): string => codeFrom(keys.hash('deviceCode', request.pedido, textOf(request))),

    /** Also accepts the previous secret: the mail may have been sent before the secret changed. */
    isRight: (request: DeviceCodeRequest, typed: string): boolean =>
      keys
        .hashes('deviceCode', request.pedido, textOf(request))
        .some((hash) => equalInConstantTime(codeFrom(hash), typed)),
  };
};
export type DeviceCodes = ReturnType<typeof createDeviceCodes>;
