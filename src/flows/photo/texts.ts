import type { ChartFailure } from '../../../domain/contract/chart-failure';
import type { Motivo } from '../../../machines/photo/photo.machine';
import { failureNotice } from '../../texts/failure';
import { weightText } from '../../texts/weight';

export const photoTexts = {
  cambiar: 'Cambiar foto',
  titulo: 'Foto de perfil',
  guia: 'JPG o PNG, hasta 2 MB. La foto no dirá dónde fue tomada.',
  tomar: 'Tomar una foto',
  elegir: 'Elegir una imagen',
  ajustar: 'Recortar o girar',
  guardar: 'Guardar foto',
  eliminar: 'Eliminar foto',
  cancelar: 'Cancelar',
  actual: 'Su foto de perfil',
  nueva: 'La foto elegida, como se verá',
  lista: 'Foto lista para guardar.',
  falta: 'Favor de seleccionar una foto de perfil',
  faltaDetalle: 'Tome una foto o elija una imagen JPG o PNG.',
  supera: 'La imagen supera el tamaño máximo permitido',
  superaDetalle: (bytes: number) =>
    `Pesa ${weightText(bytes)} y puede pesar hasta 2 MB. Puede reducirla aquí mismo, o elegir otra.`,
  reducir: 'Reducir y añadir',
  sinRevisar: 'No pudimos abrir la imagen',
  sinReducir: 'No pudimos reducir la imagen',
  sinAbrirDetalle: 'Este equipo no alcanzó a hacerlo. Elija otra imagen, o inténtelo otra vez.',
  revisando: 'Revisando la imagen…',
  reduciendo: 'Reduciendo la imagen…',
  recortando: 'Recortando la imagen…',
  recortar: 'Recortar o girar la foto',
  aplicar: 'Aplicar',
  sinRecortar: 'No pudimos recortar la imagen',
  sinRecortarDetalle: 'La foto queda como estaba. Puede intentarlo otra vez, o guardarla sin recortar.',
  area: 'Parte de la foto que quedará',
  pista: 'Arrastre la foto o use las flechas; acérquela con dos dedos, la rueda o las teclas + y -.',
  acercar: 'Acercar',
  alejar: 'Alejar',
  girar: 'Girar a la derecha',
  izquierda: 'Mover a la izquierda',
  derecha: 'Mover a la derecha',
  arriba: 'Mover hacia arriba',
  abajo: 'Mover hacia abajo',
  subiendo: 'Se estará cargando la foto de perfil.',
  enviando: (bytes: number) => `Enviando ${weightText(bytes)}. Puede tardar según su conexión.`,
  comprobando: 'Comprobando si la foto llegó…',
  noSubida: 'Ha ocurrido un error durante el proceso de carga de foto de perfil.',
  conservada: 'Su foto elegida sigue aquí: puede guardarla otra vez.',
  cancelada: 'El envío se canceló',
  canceladaDetalle: 'La foto no se guardó. La elegida sigue aquí.',
  otraFoto: 'Su perfil tiene ahora otra foto',
  otraFotoDetalle:
    'No es la que envió ni la que tenía. Véala arriba, en su cuenta; si no es la que quiere, guarde esta otra vez.',
  sinConfirmar: 'No pudimos confirmar si la foto se guardó',
  sinConfirmarDetalle: 'No se ha enviado otra vez. Cuando tenga conexión, compruébelo.',
  comprobar: 'Comprobar otra vez',
  subida: 'Carga realizada.',
  subidaDetalle: 'La página se actualizará en un momento con su foto.',
  actualizar: 'Actualizar ahora',
  recibo: (hora: string) => `Su foto de perfil se guardó ${hora}`,
  sinFoto: 'El perfil no cuenta con una foto.',
  sinFotoDetalle: 'No hay nada que eliminar.',
  sinLeer: 'No pudimos saber si su perfil tiene foto',
  leyendo: 'Comprobando si hay foto…',
  pregunta: '¿Eliminar su foto de perfil?',
  consecuencia: 'En su lugar se verán sus iniciales.',
  conservar: 'Conservar',
  eliminando: 'Eliminando la foto…',
  sinBorrar: 'No pudimos eliminar su foto de perfil',
  sinBorrarDetalle: 'La foto sigue ahí. Puede intentarlo otra vez.',
  borradoDudoso: 'No pudimos confirmar si la foto se eliminó',
  borradoDudosoDetalle: 'Inténtelo otra vez cuando tenga conexión.',
  borrada: 'Foto de perfil eliminada',
  borradaDetalle: 'En su lugar se ven sus iniciales.',
  listo: 'Listo',
} as const;

/** Why a file is rejected, and what to do. */
export const refusedFile: Record<Motivo, { titulo: string; detalle: string }> = {
  vacia: { titulo: photoTexts.falta, detalle: 'Ese archivo está vacío. Elija otra imagen JPG o PNG.' },
  heic: {
    titulo: photoTexts.falta,
    detalle: 'Esa foto es HEIC. Se admiten JPG o PNG: guárdela como JPG, o tome una foto aquí mismo.',
  },
  otra: {
    titulo: photoTexts.falta,
    detalle: 'Ese archivo no es una imagen JPG o PNG, se llame como se llame. Elija otra.',
  },
  animada: { titulo: photoTexts.falta, detalle: 'Esa imagen se mueve. Elija una JPG o PNG sin movimiento.' },
  cortada: {
    titulo: photoTexts.falta,
    detalle: 'Esa imagen está incompleta o dañada. Descárguela otra vez, o elija otra JPG o PNG.',
  },
  pesada: {
    titulo: photoTexts.supera,
    detalle: 'Pesa más de 2 MB y no pudimos abrirla para reducirla. Elija otra JPG o PNG.',
  },
  enorme: {
    titulo: photoTexts.supera,
    detalle:
      'Mide demasiado para abrirla: se admiten hasta 12,000 puntos por lado, y 50 millones en total. Elija otra.',
  },
};

/** Below the fixed title: the service's sentence, or what to do. */
export const whyNot = (problema: ChartFailure | null): string => {
  if (problema === null) return '';
  if (typeof problema !== 'string' && problema.mensaje !== '') return problema.mensaje;
  return failureNotice(problema, 'acceso').detalle;
};
