import { parseJson } from './body';
import { HttpProblem } from './http-problem';
import { readChunks } from './read-chunks';

const bodyMs = 25_000;

/** A small body that no call of the contract declares. */
export const readJson = async (request: Request, maxBytes: number): Promise<unknown> => {
  const [kind = ''] = (request.headers.get('content-type') ?? '').toLowerCase().split(';', 1);
  if (kind.trim() !== 'application/json') throw new HttpProblem(415);
  return parseJson(await readChunks(request, { maxBytes, totalMs: bodyMs }));
};
