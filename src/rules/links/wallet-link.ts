import { jwtPayload } from '../session/jwt-payload';
import type { NamedPass } from './named-pass';

const fitting = (claim: unknown, shape: RegExp): string =>
  typeof claim === 'string' && shape.test(claim) ? claim : '';

export const walletLink = (token: string): NamedPass => {
  const { codigoAfiliado, fileName } = jwtPayload(token) ?? {};
  return { codigoAfiliado: fitting(codigoAfiliado, /^[\w-]{1,30}$/), archivo: fitting(fileName, /^[\w.-]{16,200}$/) };
};
