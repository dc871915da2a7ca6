import { shortHash } from '../lists/short-hash';

/** A change of address that its mail has to confirm, as this browser stores it: never the whole address. */
export interface PendingEmail {
  /** n•••@ejemplo.do */
  correo: string;
  /** Tells whether an address is the new one, and no more. */
  huella: string;
}

const hashOf = (correo: string): string => shortHash(correo.trim().toLowerCase());

export const pendingEmail = (correo: string): PendingEmail => {
  const written = correo.trim();
  const at = written.lastIndexOf('@');
  const [initial = ''] = written;
  return { correo: `${initial}•••${written.slice(at)}`, huella: hashOf(correo) };
};

/** Null once the address in force is the new one. */
export const stillPending = (pending: PendingEmail | null, inForce: string): PendingEmail | null =>
  pending === null || pending.huella === hashOf(inForce) ? null : pending;
