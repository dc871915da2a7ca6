import { safeReturn } from '../../domain/rules/access/path';

interface Came {
  state: { resolvedLocation?: { pathname: string; search: object } | undefined };
}

/** The page that was asked for before the log-in that led here; empty where nobody asked for one. */
export const askedBefore = ({ state: { resolvedLocation } }: Came): string => {
  const { volver }: { volver?: unknown } = resolvedLocation?.pathname === '/login' ? resolvedLocation.search : {};
  return safeReturn(typeof volver === 'string' ? volver : undefined);
};
