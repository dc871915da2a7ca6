import type { Claims } from './session';

const payloadOf = (token: string): unknown => {
  const [, payload, signature, ...more] = token.split('.');
  if (payload === undefined || signature === undefined || more.length > 0) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
};

/** The affiliate code and the expiry of a member's token; without `exp` it does not expire by itself. */
export const readClaims: Claims = (token) => {
  const payload = payloadOf(token);
  if (typeof payload !== 'object' || payload === null) return null;
  const { codigoAfiliado, exp } = payload as { codigoAfiliado?: unknown; exp?: unknown };
  if (typeof codigoAfiliado !== 'string' || !/^[0-9A-Za-z-]{1,20}$/.test(codigoAfiliado)) return null;
  if (exp !== undefined && (typeof exp !== 'number' || !Number.isFinite(exp))) return null;
  return { codigoAfiliado, expiresAt: exp === undefined ? Number.POSITIVE_INFINITY : exp * 1000 };
};
