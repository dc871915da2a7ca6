/** Texts of every e-mail field. */
export const emailTexts = {
  quisoDecir: (correo: string) => `¿Quiso decir ${correo}?`,
  usarSugerencia: (correo: string) => `Usar ${correo}`,
} as const;
