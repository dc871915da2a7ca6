import { failureOf } from './problem';

/** The service rejected the call, so nothing was written. After any other failure the outcome is unknown. */
export const isRefusal = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure?.kind === 'sesionVencida' || (failure?.kind === 'sinServicio' && (failure.status ?? 500) < 500);
};

/** For calls that create something: a session that expired mid-request also leaves the outcome unknown. */
export const isRefusedRequest = (error: unknown): boolean => isRefusal(error) && failureOf(error)?.status !== undefined;
