import { HttpProblem } from './http-problem';

/** The fields of a small form that a page without a script sends. */
export const readForm = async (request: Request, limit: number): Promise<URLSearchParams> => {
  const [kind = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';', 1);
  if (kind.trim() !== 'application/x-www-form-urlencoded') throw new HttpProblem(415);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new HttpProblem(413);
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel().catch(() => {});
      throw new HttpProblem(413);
    }
    chunks.push(part.value);
  }
  return new URLSearchParams(Buffer.concat(chunks, size).toString('utf8'));
};
