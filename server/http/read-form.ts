import { HttpProblem } from './http-problem';
import { readChunks } from './read-chunks';

const formMs = 25_000;

/** The fields of a small form that a page without a script sends. */
export const readForm = async (request: Request, maxBytes: number): Promise<URLSearchParams> => {
  const [kind = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';', 1);
  if (kind.trim() !== 'application/x-www-form-urlencoded') throw new HttpProblem(415);
  return new URLSearchParams((await readChunks(request, { maxBytes, totalMs: formMs })).toString('utf8'));
};
