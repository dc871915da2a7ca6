import { isPowerOfTwo, type SecurityLog } from '../log/security-log';
import type { Ctx } from './context';
import type { TooMany } from './too-many';

/** One line for many rejections of one limit: the others leave no line of the request either. */
export const createLimitNotes =
  (alarm: SecurityLog) =>
  (c: Ctx, { times }: TooMany): void => {
    const call = c.get('call');
    const seen = { ip: c.get('ip'), requestId: c.get('requestId') };
    if (!isPowerOfTwo(times)) c.set('quiet', true);
    else alarm(seen, 'limitReached', { ...(call === undefined ? {} : { call }), detail: `times ${times}` });
  };
