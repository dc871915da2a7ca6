export const startProblemTexts = {
  titulo: 'No pudimos cargar sus datos',
  /** Precedes the advice of the failure. */
  detalle: 'No tiene que volver a entrar.',
  llego: (caso: string) => `Su solicitud llegó: caso ${caso}`,
  llegoDetalle: (momento: string) => `La recibimos el ${momento} No hace falta enviarla otra vez.`,
} as const;
