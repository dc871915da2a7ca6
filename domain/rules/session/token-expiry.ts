import { jwtPayload } from './jwt-payload';

/** When a token is over by its own word; never, if it does not say. */
export const tokenExpiry = (token: string): number => {
  const exp = jwtPayload(token)?.exp;
  return typeof exp === 'number' ? exp * 1000 : Number.POSITIVE_INFINITY;
};
