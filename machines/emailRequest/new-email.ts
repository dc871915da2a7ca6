import { isEmail } from '../../domain/rules/contact/email';
import type { Faltas } from '../../domain/rules/form/form-events';

export type FaltaCorreoNuevo = 'correoVacio' | 'correoInvalido';

/** What keeps a typed address from being asked for. */
export const missingNewEmail = (correo: string): Faltas<'correo', FaltaCorreoNuevo> => {
  if (correo.trim() === '') return { correo: 'correoVacio' };
  return isEmail(correo.trim()) ? {} : { correo: 'correoInvalido' };
};
