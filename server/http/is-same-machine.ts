import type { Ctx } from './context';

const names = ['localhost', '127.0.0.1', '[::1]'];
const loopback = /^(::1|(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i;

/** Whoever calls sits at this machine: no proxy passes the call on, and no name of elsewhere was made to point here. */
export const isSameMachine = (c: Ctx): boolean =>
  loopback.test(c.env?.incoming?.socket.remoteAddress ?? '') &&
  ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].every((name) => c.req.header(name) === undefined) &&
  names.includes(new URL(c.req.url).hostname);
