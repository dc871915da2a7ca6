import { isIP } from 'node:net';

/** Whose passkeys they are: a browser gives one to pages of this origin alone. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** null: browsers take no passkey there, because the portal has no name or is not reached safely. */
export const relyingPartyOf = (publicUrl: string | undefined): RelyingParty | null => {
  if (publicUrl === undefined) return null;
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return isSafe && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null;
};
