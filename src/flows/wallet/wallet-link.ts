import { passFileName } from '../../../domain/rules/links/pass-file-template';
import { jwtPayload } from '../../../domain/rules/session/token';
import type { NamedPass } from '../../../machines/wallet/named-pass';

const fitting = (claim: unknown, shape: RegExp): string =>
  typeof claim === 'string' && shape.test(claim) ? claim : '';

/** A name in the token takes precedence, even a bad one; the template serves tokens with the affiliate code alone. */
export const walletLink = (token: string, fileTemplate: string | null): NamedPass => {
  const claims = jwtPayload(token) ?? {};
  const codigoAfiliado = fitting(claims.codigoAfiliado, /^[\w-]{1,30}$/);
  const archivo =
    claims.fileName === undefined && fileTemplate !== null
      ? passFileName(fileTemplate, codigoAfiliado)
      : fitting(claims.fileName, /^[\w.-]{16,200}$/);
  return { codigoAfiliado, archivo };
};
