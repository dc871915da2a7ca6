import { DbFull, DbUnavailable } from '../db/db';
import { describe, type Log } from '../log/log';
import { encodeJson } from './charset';
import type { Ctx } from './context';
import { busy, comingBack, HttpProblem } from './http-problem';

const asProblem = (error: unknown): HttpProblem => {
  if (error instanceof HttpProblem) return error;
  if (error instanceof DbFull) return busy();
  return error instanceof DbUnavailable ? comingBack() : new HttpProblem(500);
};

/** The shape of every error answer: a sentence that says what to do, and the request's id in the log. */
export const answerProblem = (c: Ctx, error: unknown, log: Log): Response => {
  const problem = asProblem(error);
  const requestId = c.get('requestId');
  if (!(error instanceof HttpProblem)) log({ level: 'error', event: 'failure', requestId, detail: describe(error) });
  const { bytes, contentType } = encodeJson(null, { mensaje: problem.message, ...problem.more, requestId });
  return c.body(bytes, problem.status, { ...problem.headers, 'content-type': contentType });
};
