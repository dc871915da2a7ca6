import { failureOf } from './problem';

/** The service itself said no, so nothing was written. Any other failure leaves that open. */
export const isRefusal = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure?.kind === 'sesionVencida' || (failure?.kind === 'sinServicio' && (failure.status ?? 500) < 500);
};

/** The same of what creates something: a session that ended under way leaves that open, as a lost line does. */
export const isRefusedRequest = (error: unknown): boolean => isRefusal(error) && failureOf(error)?.status !== undefined;
