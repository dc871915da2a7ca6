import { type CallName, contract } from '../../domain/contract';
import { openConnection } from './raw-connection';

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

/** A connection that has sent the headers of a call and the beginning of its body. */
export const beginCall = async (
  port: number,
  call: CallName,
  headers: Record<string, string>,
  begun = '',
  query = '',
) => {
  const connection = await openConnection(port);
  const { method, path } = contract[call];
  const lines = Object.entries({ Host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.socket.write(`${method} /api/${path}${query} HTTP/1.1\r\n${lines.join('')}\r\n${begun}`);
  return connection;
};

/** A connection that has sent the headers of an upload and nothing of its body. */
export const beginUpload = (port: number, token: string, { call, query, type, body }: Upload, headers = {}) =>
  beginCall(
    port,
    call,
    {
      Authorization: `Bearer ${token}`,
      'Content-Type': type,
      'Content-Length': String(body.length),
      Connection: 'close',
      ...headers,
    },
    '',
    `?${new URLSearchParams(query)}`,
  );
