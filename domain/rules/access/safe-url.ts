// A placeholder for our origin; a reserved name that no external address can have.
const own = 'https://portal.invalid';

/**
 * Returns an address of the server or the address bar if it is safe to follow: a page of the portal, or an external
 * https one. Null otherwise: other schemes, credentials, another host disguised as a path.
 */
export const safeUrl = (address: string): string | null => {
  const asked = address.trim();
  // Browsers drop control characters and read a backslash as a slash: either can hide another host or scheme.
  if (asked === '' || /[\p{Cc}\\]/u.test(asked)) return null;
  const internal = /^\/(?!\/)/.test(asked);
  if (!internal && !/^[a-z]+:/i.test(asked)) return null;
  try {
    const url = new URL(asked, own);
    // «/..//other» becomes «//other», which is another host.
    if (internal) return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash;
    const clean = url.username === '' && url.password === '' && url.origin !== own && url.protocol === 'https:';
    return clean ? url.href : null;
  } catch {
    return null;
  }
};

export const isExternal = (safeAddress: string): boolean => !safeAddress.startsWith('/');

/** The host of a safe address; null: the portal's own. In ASCII, so that no letter imitates another. */
export const hostOf = (safeAddress: string): string | null =>
  isExternal(safeAddress) ? new URL(safeAddress).host : null;
