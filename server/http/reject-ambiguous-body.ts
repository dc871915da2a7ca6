import type { Ctx } from './context';
import { HttpProblem } from './http-problem';

const bodilessMethods = ['GET', 'HEAD', 'DELETE', 'OPTIONS'];

/**
 * A body that one server reads and the next one leaves is the beginning of somebody else's request. The connection is
 * closed: nobody knows where its next request begins.
 */
export const rejectAmbiguousBody = (c: Ctx): void => {
  const length = c.req.header('content-length');
  const coding = c.req.header('transfer-encoding');
  const isBodiless = bodilessMethods.includes(c.req.method);
  const isClear =
    (length === undefined || /^\d{1,15}$/.test(length)) &&
    (coding === undefined || (coding.toLowerCase() === 'chunked' && length === undefined)) &&
    !(isBodiless && (coding !== undefined || Number(length ?? 0) > 0));
  if (!isClear) throw new HttpProblem(400, { connection: 'close' });
};
