/** Texts of a saved card, also used by the log-in page and the pages without a network. */
export const savedCardTexts = {
  titulo: 'Carnet guardado en este teléfono',
  ver: 'Ver el carnet guardado en este teléfono',
} as const;
