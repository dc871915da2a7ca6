import { isIP } from 'node:net';

/** What node-server hands to each request; absent when a test calls the app in process. */
export interface NodeBindings {
  incoming?: {
    /** Whether the whole body has arrived. */
    complete?: boolean;
    /** The target as it was sent. */
    url?: string | undefined;
    socket: {
      remoteAddress?: string | undefined;
      destroyed?: boolean;
      destroy(): unknown;
      setTimeout?(ms: number): unknown;
    };
  };
  outgoing?: { closed: boolean; once(event: 'close', work: () => void): unknown };
}

/** Some proxies write the port of the peer as well. */
const withoutPort = (entry: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;

/**
 * The client's address. Anybody can write X-Forwarded-For, so only the entries appended by our own proxies count, from
 * the right.
 */
export const clientIp = (
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string => {
  const entries = (forwardedFor ?? '').split(',').map((entry) => withoutPort(entry.trim()));
  const told = trustedProxies === 0 ? undefined : entries.at(-trustedProxies);
  return told !== undefined && isIP(told) !== 0 ? told : (peer ?? 'local');
};
