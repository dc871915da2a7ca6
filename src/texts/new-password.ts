import type { FaltaDebil } from '../../domain/rules/registration/new-password';

/** The words around a new password, wherever one is chosen. */
export const newPasswordTexts = {
  regla: 'Al menos 6 caracteres. No use su nombre, su documento ni algo fácil de adivinar, como 123456.',
  mostrar: 'Mostrar contraseña',
  ocultar: 'Ocultar contraseña',
} as const;

export const weakPasswordText: Record<FaltaDebil, string> = {
  comun: 'Es muy fácil de adivinar. Pruebe con tres palabras que solo usted junte.',
  propia: 'Tiene su nombre o su documento. Escriba otra.',
  claveRechazada: 'Es fácil de adivinar. Escriba otra.',
};
