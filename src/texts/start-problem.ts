export const startProblemTexts = {
  titulo: 'No pudimos cargar sus datos',
  /** Precedes the advice of the failure. */
  detalle: 'No tiene que volver a entrar.',
} as const;
