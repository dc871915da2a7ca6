/** Texts of the page that stands in for one that could not be loaded. */
export const noNetworkTexts = {
  titulo: 'No hay conexión',
  detalle: 'No pudimos abrir esta página. Revise su señal o su wifi e inténtelo otra vez.',
  intentar: 'Intentar otra vez',
  mientras: 'Mientras tanto',
  carnet: 'Puede mostrar su carnet en el centro de salud.',
  sinCarnet: 'Cuando vuelva la conexión, guarde su carnet en este teléfono: así podrá mostrarlo sin señal.',
  borradores: 'Si dejó algo sin enviar, sigue guardado aquí: lo encontrará al volver la conexión.',
  ayuda: 'Si es urgente, llámenos:',
} as const;
