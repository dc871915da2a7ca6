import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from '../../tests/faults/faults';

/**
 * Serves the portal through a proxy that breaks some calls byte by byte, and can withhold scripts or the second half of
 * uploads, or change a file.
 */
export const faultProxy = async (target: string) => {
  let broken: { calls: RegExp; fault: Fault } | null = null;
  let held: (() => void)[] | null = null;
  let halved: RegExp | null = null;
  let reworded: { file: string; words: (text: string) => string } | null = null;
  const connections = new Set<ServerResponse>();

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method, headers } = request;
    const outgoing = forward(new URL(url, target), { method, headers }, (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.rawHeaders);
      incoming.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    if (halved?.test(url) !== true) {
      request.pipe(outgoing);
      return;
    }
    let left = Math.floor(Number(headers['content-length']) / 2);
    request.on('data', (bytes: Buffer) => {
      outgoing.write(bytes.subarray(0, left));
      left = Math.max(0, left - bytes.length);
    });
    request.on('close', () => outgoing.destroy());
  };
  const spoil = async (request: IncomingMessage, response: ServerResponse, fault: Fault) => {
    const { url = '/', method = 'GET', headers } = request;
    const { authorization = '' } = headers;
    const healthy = await fetch(new URL(url, target), { method, headers: { authorization } });
    const heard = { method, path: url, query: {}, token: authorization, body: '' };
    fault.answer?.(response, await healthy.text(), heard);
  };

  const reword = async ({ url = '/' }: IncomingMessage, response: ServerResponse, words: (text: string) => string) => {
    const answer = await fetch(new URL(url, target));
    const headers = new Map(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
    response.writeHead(answer.status, Object.fromEntries(headers)).end(words(await answer.text()));
  };

  const server = createServer((request, response) => {
    connections.add(response.on('close', () => connections.delete(response)));
    const { url = '/' } = request;
    if (url === reworded?.file) reword(request, response, reworded.words).catch(() => response.destroy());
    else if (broken?.calls.test(url)) spoil(request, response, broken.fault).catch(() => response.destroy());
    else if (held !== null && /\/page-[^/]+\.js/.test(url)) held.push(() => pass(request, response));
    else pass(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakCalls: (calls: RegExp, fault: Fault) => {
      broken = { calls, fault };
    },
    mend: () => {
      broken = null;
    },
    /** A file as another release has it. */
    reword: (file: string, words: (text: string) => string) => {
      reworded = { file, words };
    },
    /** The browser sends all of such an upload, but only half arrives. */
    halveUploads: (calls: RegExp) => {
      halved = calls;
    },
    holdPage: () => {
      held = [];
    },
    releasePage: () => {
      for (const one of held ?? []) one();
      held = null;
    },
    close: async () => {
      for (const response of connections) response.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

export type FaultProxy = Awaited<ReturnType<typeof faultProxy>>;
