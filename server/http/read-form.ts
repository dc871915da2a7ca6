import { HttpProblem } from './http-problem';
import { readChunks } from './read-chunks';

/** The fields of a small form that a page without a script sends. */
export const readForm = async (request: Request, limit: number): Promise<URLSearchParams> => {
  const [kind = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';', 1);
  if (kind.trim() !== 'application/x-www-form-urlencoded') throw new HttpProblem(415);
  return new URLSearchParams((await readChunks(request, { most: limit })).toString('utf8'));
};
