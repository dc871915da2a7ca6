import { keptFailure } from './kept-failure';
import { linkFaultOf } from './link-fault';
import type { LinkTrouble } from './link-trouble';

/** The link does not serve, as the service says or as it was read: an answer like any other. */
export interface LinkRefusal {
  enlaceRechazado: LinkTrouble;
  mensaje: string;
}

/**
 * null: the call failed, and says nothing of the link. Neither does a 401 to a member, whose session may have ended, nor
 * one that may be tried again at once.
 */
export const linkRefusalOf = (error: unknown): LinkRefusal | null => {
  const kept = keptFailure({ error });
  if (typeof kept === 'string' || kept.kind === 'sesionVencida' || Object(error).retryAfterMs === 0) return null;
  const fault = linkFaultOf(kept);
  return fault === null ? null : { enlaceRechazado: fault, mensaje: kept.mensaje };
};
