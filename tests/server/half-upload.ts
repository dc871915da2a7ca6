import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type CallName, contract } from '../../domain/contract';

export interface Upload {
  call: CallName;
  query: Readonly<Record<string, string>>;
  type: string;
  body: Buffer;
}

export const uploadOf = async (
  call: CallName,
  query: Upload['query'],
  said: FormData | Readonly<Record<string, string>>,
): Promise<Upload> => {
  const written = said instanceof FormData ? new Response(said) : Response.json(said);
  const type = written.headers.get('content-type') ?? '';
  return { call, query, type, body: Buffer.from(await written.arrayBuffer()) };
};

export const writtenTo = (socket: Socket, bytes: Buffer) =>
  new Promise<void>((resolve) => socket.write(bytes, () => resolve()));

/** Ignores write errors after the server closed the connection. */
export const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

/** A connection that has sent request headers but no body, and its answer. */
export const beginUpload = async (http: Server, token: string, { call, query, type, body }: Upload) => {
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  let said = '';
  socket.on('data', (part: Buffer) => {
    said += part.toString('utf8');
  });
  socket.on('error', () => {});
  const { method, path } = contract[call];
  const length = `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close`;
  socket.write(
    `${method} /api/${path}?${new URLSearchParams(query)} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n${length}\r\n\r\n`,
  );
  return { socket, said: () => said, status: () => /^HTTP\/1\.1 (\d+)/.exec(said)?.[1] };
};
