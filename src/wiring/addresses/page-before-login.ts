import { safeReturn } from '../../../domain/rules/access/path';

interface Came {
  state: { resolvedLocation?: { pathname: string; search: object } | undefined };
}

/** The page requested before the log-in that led here; empty if none. */
export const pageBeforeLogin = ({ state: { resolvedLocation } }: Came): string => {
  const { volver }: { volver?: unknown } = resolvedLocation?.pathname === '/login' ? resolvedLocation.search : {};
  return safeReturn(typeof volver === 'string' ? volver : undefined);
};
