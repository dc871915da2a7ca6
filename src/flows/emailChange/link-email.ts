import { isEmail } from '../../../domain/rules/contact/email';
import { jwtPayload } from '../../../domain/rules/session/token';

/** The address that a link of an e-mail change names; empty when it names none. */
export const linkEmail = (token: string): string => {
  const correo = jwtPayload(token)?.correo;
  return typeof correo === 'string' && isEmail(correo) ? correo : '';
};
