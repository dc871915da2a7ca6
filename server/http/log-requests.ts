import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { type Log, maskPath } from '../log/log';
import { type Env, pathOf } from './context';

/** Gives every request an id, and writes its line once it is answered. */
export const logRequests =
  (log: Log): MiddlewareHandler<Env> =>
  async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.header('x-request-id', requestId);
    await next();
    const call = c.get('call');
    const scope = c.get('scope');
    if (c.get('quiet') === true) return;
    log({
      level: c.res.status >= 500 ? 'error' : 'info',
      event: 'request',
      requestId,
      method: c.req.method,
      path: maskPath(pathOf(c)),
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
      ...(call === undefined ? {} : { call }),
      ...(scope === undefined ? {} : { scope }),
    });
  };
