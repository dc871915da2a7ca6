/** Of the card that a device keeps: also said where the rest of the card's words never come. */
export const savedCardTexts = {
  titulo: 'Carnet guardado en este teléfono',
  ver: 'Ver el carnet guardado en este teléfono',
} as const;
