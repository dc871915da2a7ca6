/** The claims of a signed token, unverified: only the server can verify them. */
export const jwtPayload = (token: string): Readonly<Record<string, unknown>> | null => {
  const [, payload, signature, ...more] = token.split('.');
  if (payload === undefined || signature === undefined || more.length > 0) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof read === 'object' && read !== null ? { ...read } : null;
  } catch {
    return null;
  }
};

/** When a token is over by its own word; never, if it does not say. */
export const tokenExpiry = (token: string): number => {
  const exp = jwtPayload(token)?.exp;
  return typeof exp === 'number' ? exp * 1000 : Number.POSITIVE_INFINITY;
};
