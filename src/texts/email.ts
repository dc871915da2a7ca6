/** Of every field for an address. */
export const emailTexts = {
  quisoDecir: (correo: string) => `¿Quiso decir ${correo}?`,
  usarSugerencia: (correo: string) => `Usar ${correo}`,
} as const;
