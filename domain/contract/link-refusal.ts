import { linkFaultOf } from './link-fault';
import type { LinkTrouble } from './link-trouble';
import { failureOf } from './problem';

/** The link is invalid, by the service's answer or by its own claims. A value, not an error. */
export interface LinkRefusal {
  enlaceRechazado: LinkTrouble;
  mensaje: string;
}

/**
 * null: the call failed, and says nothing of the link. Neither does a 401 to a member, whose session may have ended, nor
 * one that may be tried again at once.
 */
export const linkRefusalOf = (error: unknown): LinkRefusal | null => {
  const failure = failureOf(error);
  if (failure === null || failure.kind === 'sesionVencida' || failure.retryAfterMs === 0) return null;
  const fault = linkFaultOf(failure);
  return fault === null ? null : { enlaceRechazado: fault, mensaje: failure.mensaje };
};
