import { safeUrl } from '../../domain/rules/access/safe-url';

/** The page that takes a device's code, if it may be opened: one of the portal's own, however it is written, or an encrypted one. */
export const codePage = (address: string, origin: string): string | null => {
  const asked = address.trim();
  return safeUrl(asked.startsWith(`${origin}/`) ? asked.slice(origin.length) : asked);
};
