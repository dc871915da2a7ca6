import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Log } from '../log/log';
import { isPowerOfTwo } from '../log/security-log';
import { createConcurrencyLimit } from './concurrency-limit';
import { isLongBody } from './long-body';
import { householdOf } from './visitor';

/** Node looks only now and then which connections are over their time: without an interval, every half minute. */
const httpLimits = {
  headersTimeout: 10_000,
  /** Of the longest body. */
  requestTimeout: 1_800_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};
/** Of one connection. Browsers and proxies wait for an answer before they ask again. */
const mostUnderWay = 8;
const mostConnections = 1_000;
/** In all, of one connection: so it is counted anew now and then. */
const mostRequests = 1_000;

interface SocketLimits {
  /** How long a body without files may take. */
  bodyMs: number;
  /** The socket's idle limit, longer than any call: cuts clients that never read the answer. */
  silentMs: number;
  /** Connections per address; null behind a proxy, where all clients share one address. */
  perIp: number | null;
}

type Handle = (incoming: IncomingMessage, answer: ServerResponse) => void;

/** A client that sends requests one behind the other without waiting is cut off at the ninth. */
const limitPipelining = (handle: Handle, log: Log): Handle => {
  const underWay = new WeakMap<Socket, Set<ServerResponse>>();
  let cut = 0;
  const cutOff = (socket: Socket) => {
    cut += 1;
    if (isPowerOfTwo(cut))
      log({
        level: 'warn',
        event: 'limitReached',
        ip: socket.remoteAddress ?? '',
        detail: `times ${cut}: requests without waiting`,
      });
    socket.destroy();
  };
  const answersOf = (socket: Socket): Set<ServerResponse> => {
    const known = underWay.get(socket);
    if (known !== undefined) return known;
    const answers = new Set<ServerResponse>();
    underWay.set(socket, answers);
    // Node tells of the end of a connection only the answer that is being sent: those behind it would hold what they
    // hold for ever.
    socket.once('close', () => {
      for (const answer of answers) answer.emit('close');
    });
    return answers;
  };
  return (incoming, answer) => {
    const { socket } = incoming;
    const answers = answersOf(socket);
    if (socket.destroyed) return;
    if (answers.size >= mostUnderWay) return cutOff(socket);
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
    handle(incoming, answer);
  };
};

const limitSockets = (server: Server, { bodyMs, silentMs, perIp }: SocketLimits): void => {
  server.maxConnections = mostConnections;
  server.maxRequestsPerSocket = mostRequests;
  server.setTimeout(silentMs);
  server.on('request', (incoming: IncomingMessage) => {
    if (incoming.complete) return;
    const timer = setTimeout(() => {
      if (!incoming.complete && !isLongBody(incoming)) incoming.socket.destroy();
    }, bodyMs);
    incoming.once('close', () => clearTimeout(timer));
  });
  const connections = createConcurrencyLimit(perIp ?? Number.POSITIVE_INFINITY);
  server.on('connection', (socket) => {
    const end = connections.begin(householdOf(socket.remoteAddress ?? ''));
    return end === null ? socket.destroy() : socket.once('close', end);
  });
};

export const createHttpServer = (
  { fetch }: { fetch: Parameters<typeof getRequestListener>[0] },
  limits: Partial<typeof httpLimits & SocketLimits> = {},
  log: Log = () => {},
): Server => {
  const { bodyMs = 30_000, silentMs = 45_000, perIp = null, ...http } = limits;
  const server = createServer({ ...httpLimits, ...http }, limitPipelining(getRequestListener(fetch), log));
  limitSockets(server, { bodyMs, silentMs, perIp });
  return server;
};
