import type { Claims } from './session';
import { jwtPayload } from './token';

/** The affiliate code and the expiry of a member's token; without `exp` it does not expire by itself. */
export const readClaims: Claims = (token) => {
  const payload = jwtPayload(token);
  if (payload === null) return null;
  const { codigoAfiliado, exp } = payload;
  if (typeof codigoAfiliado !== 'string' || !/^[0-9A-Za-z-]{1,20}$/.test(codigoAfiliado)) return null;
  if (exp !== undefined && (typeof exp !== 'number' || !Number.isFinite(exp))) return null;
  return { codigoAfiliado, expiresAt: exp === undefined ? Number.POSITIVE_INFINITY : exp * 1000 };
};
