import { isEmail } from '../../domain/rules/contact/email';
import type { Faltas } from '../../domain/rules/form/form-events';

export type FaltaCorreoNuevo = 'correoVacio' | 'correoInvalido';

/** The error of a new e-mail address. */
export const missingNewEmail = (correo: string): Faltas<'correo', FaltaCorreoNuevo> => {
  if (correo.trim() === '') return { correo: 'correoVacio' };
  return isEmail(correo.trim()) ? {} : { correo: 'correoInvalido' };
};
