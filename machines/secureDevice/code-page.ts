import { safeUrl } from '../../domain/rules/access/safe-url';

/** The address of the page that takes a device's code, if it is safe: a page of the portal, or an https one. */
export const codePage = (address: string, origin: string): string | null => {
  const asked = address.trim();
  return safeUrl(asked.startsWith(`${origin}/`) ? asked.slice(origin.length) : asked);
};
