import { createHash } from 'node:crypto';
import { equalInConstantTime } from './equal-in-constant-time';
import type { Keys } from './keys';

/** What a request for a device is called in the database: not what its page's address holds. */
export const deviceRequestId = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface DeviceCodeRequest {
  id: string;
  pedido: Date;
}

const codeFrom = (hash: string): string =>
  String(Buffer.from(hash, 'base64url').readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

/**
 * The code of a request follows from its id, its time and the server's secret. Nothing of it is written: a mail is put
 * into words when it leaves, and a database that gets lost has no codes in it.
 */
export const createDeviceCodes = (keys: Keys) => {
  const textOf = ({ id }: DeviceCodeRequest) => `codigoDispositivo:${id}`;
  return {
    of: (request: DeviceCodeRequest): string => codeFrom(keys.hash('deviceCode', request.pedido, textOf(request))),

    /** Also of the secret before: the mail left before the change. */
    isRight: (request: DeviceCodeRequest, typed: string): boolean =>
      keys
        .hashes('deviceCode', request.pedido, textOf(request))
        .some((hash) => equalInConstantTime(codeFrom(hash), typed)),
  };
};
export type DeviceCodes = ReturnType<typeof createDeviceCodes>;
