export const notificationTexts = {
  lista: 'Notificaciones',
  cargando: 'Cargando notificaciones…',
  ninguna: 'No tienes notificaciones',
  fallidas: 'No pudimos cargar sus notificaciones.',
  faltanMas: 'No pudimos cargar las siguientes.',
  sinLeer: 'Sin leer',
  mostrarMas: 'mostrar más',
  mostrarMenos: 'mostrar menos',
  verDetalle: 'Ver detalle',
  ocultarDetalle: 'Ocultar detalle',
  de: (origen: string, fecha: string, codigo: string) =>
    ` de ${[origen, fecha, `código ${codigo}`].filter((part) => part !== '').join(', ')}`,
  codigo: 'Código',
  detalle: 'Detalle',
  verCaso: (numero: string) => `Ver el caso ${numero}`,
  verMas: 'Ver más',
  cortado: (texto: string) => `${texto}…`,
} as const;
