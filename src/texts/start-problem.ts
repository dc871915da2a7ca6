export const startProblemTexts = {
  titulo: 'No pudimos cargar sus datos',
  /** Before what a failure says to do. */
  detalle: 'No tiene que volver a entrar.',
} as const;
