import { isEmail } from '../../../domain/rules/contact/email';
import { jwtPayload } from '../../../domain/rules/session/token';

/** The e-mail address in the token of an e-mail change; empty if it has none. */
export const linkEmail = (token: string): string => {
  const correo = jwtPayload(token)?.correo;
  return typeof correo === 'string' && isEmail(correo) ? correo : '';
};
