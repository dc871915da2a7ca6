import type { Aviso, Motivo } from '../../../domain/rules/attachments/attached';
import type { Formato, Requisito } from '../../../domain/rules/attachments/requirement';
import { requestFormTexts } from '../../texts/request-form';
import { weightText } from '../../texts/weight';

const megabyte = 1_048_576;
const shown: Readonly<Record<Formato, string>> = { jpg: 'JPG', png: 'PNG', pdf: 'PDF' };

const listed = (formats: readonly Formato[]): string => {
  const words = formats.map((format) => shown[format]);
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} o ${last}`;
};
/** Formats a size limit: whole KB, or MB with at most one decimal. */
const limit = (bytes: number): string =>
  bytes < megabyte ? `${Math.floor(bytes / 1024)}KB` : `${Math.floor((bytes / megabyte) * 10) / 10}MB`;
const apart = (amount: string): string => amount.replace(/(?=[KM]B)/, ' ');

const longest = 42;
/** Shortens the middle of a file name; the extension stays visible. */
const shortened = (name: string): string => {
  const letters = [...name];
  return letters.length <= longest ? name : `${letters.slice(0, 26).join('')}…${letters.slice(-14).join('')}`;
};

export const attachmentsTexts = {
  titulo: 'Documentos',
  otros: 'Otros documentos',
  cargados: requestFormTexts.cargados,
  faltan: (nombres: readonly string[]) =>
    `${nombres.length === 1 ? 'Falta' : 'Faltan'} por cargar: ${nombres.join(', ')}.`,
  regla: ({ formatos, cantidad, bytes }: Requisito) =>
    `${listed(formatos)}. Hasta ${cantidad} ${cantidad === 1 ? 'archivo' : 'archivos'} de ${apart(limit(bytes))}.`,
  falta: 'Falta',
  opcional: 'Opcional',
  /** Neutral in gender, because it describes any document. */
  hecho: 'Hecho',
  cuantos: (puestos: number, cantidad: number) => `${puestos} de ${cantidad}`,
  archivosDe: (documento: string) => `Archivos de ${documento}`,
  archivo: (formato: Formato, bytes: number) => `${shown[formato]}, ${weightText(bytes)}`,
  reducida: 'La achicamos para enviarla.',
  mosaico: shown,
  nombre: shortened,
  camara: 'Tomar foto',
  otraFoto: 'Tomar otra página',
  galeria: 'Elegir de la galería',
  elegir: 'Elegir archivo',
  otro: 'Añadir otro archivo',
  para: (boton: string, documento: string) => `${boton} para ${documento}`,
  arrastrar: 'También puede arrastrarlo aquí, o pegarlo con el botón enfocado.',
  quitar: (archivo: string) => `Quitar ${archivo}`,
  reemplazar: 'Reemplazar',
  quitado: (archivo: string) => `Se quitó ${shortened(archivo)}`,
  deshacer: 'Deshacer',
  revisando: 'Revisando el archivo…',
  enEspera: 'En espera',
  cancelar: 'Cancelar',
  reduciendo: 'Achicando la foto…',
  cerrar: 'Cerrar aviso',
  noAnadido: 'No se añadió',
  vuelva: (nombres: readonly string[]) => `Vuelva a añadir ${nombres.map(shortened).join(', ')}`,
  vuelvaDetalle: 'La página se cerró antes de enviar, y los archivos no se guardan.',
  noHaceFalta: 'Ya no hace falta',
  deLaSesion: (cuantos: number) => `Usar un archivo que ya cargó hoy (${cuantos})`,
  anadir: 'Añadir',
  salida: {
    pagina: {
      pregunta: '¿Salir sin guardar?',
      detalle: 'Los archivos no se guardan: tendrá que añadirlos otra vez.',
      salir: 'Salir sin guardar',
    },
    enviando: {
      pregunta: '¿Salir mientras se envía?',
      detalle: 'Quizás no llegue. Después mire en «Solicitudes» si está su caso.',
      salir: 'Salir',
    },
    quedarse: 'Seguir aquí',
  },
} as const;

/** Why a file was rejected; shown under its document. */
export const refusedText = (
  { nombre, motivo }: Pick<Aviso, 'nombre' | 'motivo'>,
  requisito: Pick<Requisito, 'nombre' | 'formatos' | 'bytes'>,
): string => {
  const archivo = shortened(nombre);
  const formatos = listed(requisito.formatos);
  const tamano = `El archivo ${archivo} supera el límite de ${limit(requisito.bytes)} y no será añadido.`;
  const words: Readonly<Record<Motivo, string>> = {
    cantidad: `Se ha superado el límite de adjuntos para documentos de tipo ${requisito.nombre}`,
    total: 'Una solicitud lleva hasta 20 archivos. Quite alguno para añadir otro.',
    tamano,
    formato: `El archivo ${archivo} no es ${formatos} y no será añadido.`,
    vacio: `El archivo ${archivo} está vacío y no será añadido.`,
    heic: `El archivo ${archivo} es HEIC y no será añadido. Se admite ${formatos}: guárdelo así, o tome la foto aquí.`,
    animado: `El archivo ${archivo} es una imagen que se mueve y no será añadido. Se admite ${formatos}.`,
    danado: `El archivo ${archivo} está incompleto o dañado y no será añadido. Búsquelo otra vez, o tome una foto.`,
    enorme: `El archivo ${archivo} mide más puntos de los que este equipo puede abrir y no será añadido.`,
    sinAbrir: `No pudimos abrir el archivo ${archivo}. Búsquelo otra vez, o tome una foto.`,
    sinReducir: `${tamano} No pudimos achicarlo: tome la foto otra vez, más de lejos.`,
  };
  return words[motivo];
};
