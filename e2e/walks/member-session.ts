import { startTime } from './start-time';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const halfDay = 12 * 3_600_000;

let made = 0;

/** Unique for each start time, because storing an unchanged value fires no storage event. */
export const tokenOf = (codigoAfiliado: string, expiresAt = startTime + halfDay): string => {
  made += 1;
  return ['e30', encoded({ codigoAfiliado, exp: Math.floor(expiresAt / 1000), jti: made }), 'firma'].join('.');
};

/** The storage of this member's session that began at that time. */
export const sessionOf = (codigoAfiliado: string, began = startTime) => ({
  autenticado: 'true',
  token: tokenOf(codigoAfiliado, began + halfDay),
  lastActivity: String(began),
});
