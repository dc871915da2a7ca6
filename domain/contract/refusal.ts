import { failureOf } from './problem';

/**
 * The service rejected the call, so nothing was written. After any other failure the outcome is unknown, also after a
 * session that ended under way: only an answered 401 has a status.
 */
export const isRefusal = (error: unknown): boolean => {
  const failure = failureOf(error);
  if (failure?.kind !== 'sesionVencida' && failure?.kind !== 'sinServicio') return false;
  return failure.status !== undefined && (failure.status < 500 || failure.nothingDone === true);
};
