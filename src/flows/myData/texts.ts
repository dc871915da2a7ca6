import type { Archivo } from '../../../machines/myData/myData.machine';

/** Why there is nothing to open. */
const sinArchivo: Readonly<Partial<Record<Archivo['estado'], { titulo: string; detalle: string }>>> = {
  abierta: {
    titulo: 'El archivo ya se abrió',
    detalle: 'Se abre una sola vez. Si no lo tiene, pida otro.',
  },
  vencida: { titulo: 'El archivo venció', detalle: 'Estuvo listo un día y nadie lo abrió. Pida otro cuando quiera.' },
  fallo: { titulo: 'No pudimos hacer el archivo', detalle: 'Pídalo otra vez. Si vuelve a pasar, llámenos.' },
};

export const myDataTexts = {
  titulo: 'Sus datos',
  explicacion:
    'Puede llevarse todo lo que el portal guarda de usted. Trae sus solicitudes con los documentos que entregó, sus pagos y quién vio sus datos. No trae datos de otras personas.',
  explicacionMenor:
    'Puede llevarse todo lo que el portal guarda de esta persona menor de edad. No trae datos de otras personas.',
  cargando: 'Buscando si hay un archivo con sus datos…',
  sinCargar: 'No pudimos ver si hay un archivo con sus datos.',
  pedir: 'Pedir el archivo',
  pedirOtro: 'Pedir otro archivo',
  pidiendo: 'Pidiendo…',
  sinPedir: 'No sabemos si el archivo se pidió',
  sinPedirDetalle: 'Inténtelo otra vez: no se hacen dos.',
  // promise: misDatosListos
  espera: 'El archivo espera su turno. Puede salir de esta página: le avisaremos cuando esté listo.',
  // promise: misDatosListos
  haciendose: 'Estamos haciendo el archivo. Puede salir de esta página: le avisaremos cuando esté listo.',
  avance: 'Avance del archivo',
  pasos: ({ hechos, total }: Pick<Archivo, 'hechos' | 'total'>) => `${hechos} de ${total} partes`,
  sinNoticias: 'No podemos ver cómo va el archivo. Se sigue haciendo, y volveremos a preguntar.',
  listo: 'El archivo está listo',
  /** A moment ends with the dot of «a. m.» or «p. m.». */
  vence: (momento: string) => `Puede abrirlo una sola vez, hasta el ${momento} Después se borra.`,
  omitidos: (cuantos: number) =>
    cuantos === 1
      ? 'Un documento no cabe: el archivo dice cuál.'
      : `${cuantos.toLocaleString('es-DO')} documentos no caben: el archivo dice cuáles.`,
  paraAbrir: 'Para abrirlo escriba la contraseña con la que inicia sesión.',
  clave: 'Contraseña',
  abrir: 'Abrir y guardar',
  abriendo: 'Abriendo…',
  comprobando: 'Comprobando si se abrió…',
  bajando: 'Guardando el archivo. No cierre esta página…',
  cortado: 'El archivo no llegó entero',
  cortadoDetalle: 'Siga ahora: por unos minutos no hace falta pedir otro.',
  seguir: 'Seguir',
  guardado: 'El archivo se guardó en este dispositivo',
  guardadoDetalle:
    'Ábralo desde sus descargas: «datos.html» se lee sin conexión. Quien use este dispositivo puede leerlo; en el portal ya no está.',
  sinArchivo,
  ley: 'La Ley 172-13 le da derecho a saber qué datos suyos guardamos. También puede corregirlos y oponerse a que se usen.',
  corregir: (contacto: string) => `Para corregirlos u oponerse: ${contacto}`,
} as const;
