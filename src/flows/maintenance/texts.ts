/** A time ends with the point of «p. m.». */
export const maintenanceTexts = {
  titulo: 'Mantenimiento programado',
  detalle: (frase: string, desde: string, hasta: string) => `${frase} Empieza ${desde} y termina ${hasta}`.trim(),
  cerrar: 'Entendido',
} as const;
