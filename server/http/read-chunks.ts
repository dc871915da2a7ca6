import { HttpProblem } from './http-problem';
import { type BodyLimits, cutOff, limitBody } from './limit-body';

interface Limits extends BodyLimits {
  /** Called before so many more bytes are kept in memory. */
  take?: (bytes: number) => void;
}

/** The body of a request; nothing if it is too long, too slow or cut off. */
export const readChunks = async (
  request: Request,
  { take = () => {}, ...limits }: Limits,
): Promise<Buffer<ArrayBuffer>> => {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limits.maxBytes) throw new HttpProblem(413);
  const chunks: Uint8Array[] = [];
  for await (const chunk of limitBody(request.body, limits)) {
    take(chunk.byteLength);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  // Of a connection that was lost before the first read, Node 22 hands out an empty body in place of an error.
  if (bytes.length < declared) throw cutOff();
  return bytes;
};
