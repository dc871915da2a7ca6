import { keptFailure } from './kept-failure';
import { type LinkFault, linkFaultOf } from './link-fault';

/** The service would not take the link: an answer like any other. */
export interface LinkRefusal {
  enlaceRechazado: LinkFault;
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
