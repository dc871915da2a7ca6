import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../../../domain/contract/endpoint';
import type { FilePart } from '../../../domain/contract/files';
import type { Asked } from '../run-server';

interface Wire {
  query?: object;
  body?: object;
}

const searchOf = (query: object): string => {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(entries))}`;
};

const isFiles = (value: unknown): value is readonly FilePart[] => Array.isArray(value);

const multipart = async (body: object): Promise<Pick<Asked, 'body' | 'type'>> => {
  const boundary = `----carga-${randomUUID()}`;
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(body)) {
    if (!isFiles(value)) {
      parts.push(
        Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`),
      );
      continue;
    }
    for (const file of value) {
      const disposition = `form-data; name="${name}"; filename="${file.name}"`;
      parts.push(
        Buffer.from(`--${boundary}\r\ncontent-disposition: ${disposition}\r\ncontent-type: ${file.type}\r\n\r\n`),
        Buffer.from(await file.arrayBuffer()),
        Buffer.from('\r\n'),
      );
    }
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { body: Buffer.concat(parts), type: `multipart/form-data; boundary=${boundary}` };
};

/** A call as the portal puts it on the wire. */
export const encodeRequest = async (
  { path, method, bodyAs }: Endpoint,
  { query = {}, body }: Wire,
): Promise<Pick<Asked, 'path' | 'method' | 'json' | 'body' | 'type'>> => {
  const address = { path: `${path}${searchOf(query)}`, method };
  if (body === undefined) return address;
  return bodyAs === 'multipart' ? { ...address, ...(await multipart(body)) } : { ...address, json: body };
};
