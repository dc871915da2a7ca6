export type Destination = { kind: 'interno'; to: string } | { kind: 'externo'; href: string };

const outside = ['http:', 'https:', 'mailto:', 'tel:'];

// Stands for our own origin; a reserved name, so that no address from outside can be it.
const own = 'https://portal.invalid';

/**
 * Where an address from the server or from the address bar may lead: a page of the portal, or outside by one of four
 * schemes. Null for all else: other schemes, credentials, another host that looks like a path.
 */
export const safeUrl = (address: string): Destination | null => {
  const asked = address.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so they can hide a scheme.
  if (asked === '' || /[\u0000-\u001f\u007f\\]/.test(asked)) return null;
  const internal = asked.startsWith('/') && !asked.startsWith('//');
  if (!internal && !/^[a-z]+:/i.test(asked)) return null;
  try {
    const url = new URL(asked, own);
    if (internal) return url.origin === own ? { kind: 'interno', to: url.pathname + url.search + url.hash } : null;
    const clean = url.username === '' && url.password === '' && outside.includes(url.protocol);
    return clean && url.hostname !== 'portal.invalid' ? { kind: 'externo', href: url.href } : null;
  } catch {
    return null;
  }
};
