import { startTime } from './start-time';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const halfDay = 12 * 3_600_000;

let made = 0;

/** No two are equal: what is stored again unchanged is no news for another tab. */
export const tokenOf = (codigoAfiliado: string, expiresAt = startTime + halfDay): string => {
  made += 1;
  return ['e30', encoded({ codigoAfiliado, exp: Math.floor(expiresAt / 1000), jti: made }), 'firma'].join('.');
};

/** What the browser keeps while this member's session is open that began then. */
export const sessionOf = (codigoAfiliado: string, began = startTime) => ({
  autenticado: 'true',
  token: tokenOf(codigoAfiliado, began + halfDay),
  lastActivity: String(began),
});
