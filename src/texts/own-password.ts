import type { RefusalWords } from './refusal-notice';

/** The words around the password that a member has, where it is asked for once more. */
export const ownPasswordTexts = {
  mostrar: 'Mostrar contraseña',
  ocultar: 'Ocultar contraseña',
  vacia: 'Por favor, ingrese su contraseña.',
} as const;

export const wrongPassword = { titulo: 'La contraseña no es correcta. Escríbala otra vez.' };

/** The member and the account are known: only the password can be wrong, or has to wait. */
export const ownPasswordRefusals: RefusalWords = {
  1006: wrongPassword,
  1017: { titulo: 'Por su seguridad, hay que esperar unos minutos antes de escribir la contraseña otra vez.' },
  otro: wrongPassword,
};
