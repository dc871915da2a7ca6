import { createHash, timingSafeEqual } from 'node:crypto';

const bytesOf = (text: string) => Buffer.from(text);

/** What a request for a device is called in the database: not what its page's address holds. */
export const deviceRequestId = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The code of a request follows from its id and the server's secret. Nothing of it is written: a mail is put into words
 * when it leaves, and a database that gets lost has no codes in it.
 */
export const createDeviceCodes = (hide: (text: string) => string) => {
  const of = (id: string): string => {
    const number = Buffer.from(hide(`codigoDispositivo:${id}`), 'base64url').readUIntBE(0, 6) % 1_000_000;
    return String(number).padStart(6, '0');
  };
  return {
    of,
    isRight: (id: string, typed: string): boolean => {
      const [expected, given] = [bytesOf(of(id)), bytesOf(typed)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
};
export type DeviceCodes = ReturnType<typeof createDeviceCodes>;
