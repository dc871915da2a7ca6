import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip';

/** The best encoding that the browser takes and that exists here. */
export const chooseEncoding = (accepted: string | undefined, available: readonly Encoding[]): Encoding | null => {
  const offers = parseAccept(accepted ?? '').filter(({ q }) => q > 0);
  return available.find((name) => offers.some(({ type }) => type.toLowerCase() === name)) ?? null;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const compress = async (bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    encoding === 'br' ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : await zip(bytes),
  );
