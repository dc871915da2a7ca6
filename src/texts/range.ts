/** The days of a search, and the alert for a range that starts too long ago. */
export const rangeTexts = {
  desde: 'Fecha desde',
  hasta: 'Fecha hasta',
  formaFecha: 'dd-mm-aaaa',
  abrirCalendario: { desde: 'Abrir el calendario de «Fecha desde»', hasta: 'Abrir el calendario de «Fecha hasta»' },
  cerrarCalendario: 'Cerrar el calendario',
  mes: 'Mes',
  ano: 'Año',

  informacion: 'Información',
  limiteDeRango: 'Elija fechas de hasta seis meses. Si necesita más, llámenos.',
  centrosDeServicio: 'Centros de servicio',
  entendido: 'Entendido',
} as const;
