// Stands for our own origin; a reserved name, so that no address from outside can be it.
const own = 'https://portal.invalid';

/**
 * An address from the server or from the address bar, if it may be followed: a page of the portal, or outside over a
 * line that nobody reads. Null for all else: other schemes, credentials, another host that looks like a path.
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

/** Whose page a safe address opens; null: the portal's own. In ASCII, so that no letter passes for another. */
export const hostOf = (safeAddress: string): string | null =>
  isExternal(safeAddress) ? new URL(safeAddress).host : null;
