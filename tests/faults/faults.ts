import type { ServerResponse } from 'node:http';
import type { Heard } from '../stand-ins/wire-server';

export interface Fault {
  id: string;
  name: string;
  /** The kind of problem that a person reads: no network, too late, service failed, unreadable, no session. */
  ends: 'sinConexion' | 'sinRespuesta' | 'sinServicio' | 'ilegible' | 'sesionVencida' | 'bien';
  /** Answers wrongly; `good` is the body a healthy server would send. */
  answer?: (response: ServerResponse, good: string, heard: Heard) => void;
  /** Fails before anything reaches the wire. */
  fetch?: () => Promise<Response>;
  /** The fault that ends the same way for callers: `client-matrix.test.ts` proves it for each kind of call. */
  sameAs?: string;
}

const send = (
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body);
};
const refused = () => Promise.reject(new TypeError('fetch failed'));

/** The faults of the wire, F1 to F20, as bytes. */
export const everyFault: readonly Fault[] = [
  { id: 'F1', name: 'offline', ends: 'sinConexion', sameAs: 'F2', fetch: refused },
  { id: 'F2', name: 'connection reset', ends: 'sinConexion', answer: (response) => void response.destroy() },
  { id: 'F3', name: 'no answer in time', ends: 'sinRespuesta', answer: () => undefined },
  { id: 'F4', name: '500', ends: 'sinServicio', answer: (response) => send(response, 500, '') },
  {
    id: 'F5',
    name: '503 with Retry-After',
    ends: 'sinServicio',
    sameAs: 'F4',
    answer: (response) => send(response, 503, '{}', { 'retry-after': '0' }),
  },
  { id: 'F6', name: '401', ends: 'sesionVencida', answer: (response) => send(response, 401, '{"mensaje":""}') },
  { id: 'F7', name: '403', ends: 'sinServicio', answer: (response) => send(response, 403, '{"mensaje":""}') },
  {
    id: 'F8',
    name: '429',
    ends: 'sinServicio',
    sameAs: 'F7',
    answer: (response) => send(response, 429, '{}', { 'retry-after': '0' }),
  },
  {
    id: 'F9',
    name: 'HTML instead of JSON',
    ends: 'ilegible',
    answer: (response) => send(response, 200, '<html>hola</html>', { 'content-type': 'text/html' }),
  },
  {
    id: 'F10',
    name: 'cut JSON',
    ends: 'ilegible',
    sameAs: 'F9',
    answer: (response, good) => send(response, 200, good.slice(0, Math.max(1, good.length - 3))),
  },
  { id: 'F11', name: 'empty body', ends: 'ilegible', answer: (response) => send(response, 200, '') },
  { id: 'F12a', name: 'null', ends: 'ilegible', answer: (response) => send(response, 200, 'null') },
  {
    id: 'F12b',
    name: 'wrong types',
    ends: 'ilegible',
    answer: (response) =>
      send(response, 200, '{"codigoMensaje":{},"token":7,"result":7,"nombres":[],"telefonoCelular":[]}'),
  },
  {
    id: 'F13',
    name: 'ISO-8859-1 without charset',
    ends: 'bien',
    answer: (response, good) => send(response, 200, Buffer.from(good, 'latin1')),
  },
  {
    id: 'F14',
    name: 'ISO-8859-1 declared',
    ends: 'bien',
    sameAs: 'F13',
    answer: (response, good) =>
      send(response, 200, Buffer.from(good, 'latin1'), { 'content-type': 'application/json; charset=ISO-8859-1' }),
  },
  {
    id: 'F15',
    name: 'slow drip',
    ends: 'sinRespuesta',
    sameAs: 'F3',
    answer: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    },
  },
  {
    id: 'F16',
    name: 'the answer twice',
    ends: 'ilegible',
    sameAs: 'F9',
    answer: (response, good) => send(response, 200, good + good),
  },
  {
    id: 'F19',
    name: 'a body above 8 MB',
    ends: 'ilegible',
    sameAs: 'F9',
    answer: (response, good) => send(response, 200, good.padEnd(8 * 1024 * 1024 + 1)),
  },
  { id: 'F20', name: 'blocked by the browser', ends: 'sinConexion', sameAs: 'F2', fetch: refused },
];

/** Those that a flow may meet differently. */
export const faults = everyFault.filter(({ sameAs }) => sameAs === undefined);
