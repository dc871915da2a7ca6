import { requestFormTexts } from '../../texts/request-form';
import { requestTexts } from '../../texts/requests';

export const caseReceiptTexts = {
  titulo: requestFormTexts.creado,
  recibida: (momento: string) => `Recibida el ${momento}`,
  tipos: requestTexts.formas,
  sigue:
    'Puede seguir su caso en «Solicitudes» con este número. Si falta algo, el caso vuelve a usted como «Devuelto» y tiene 24 horas para completarlo.',
  /** Where there is a bell, and where mail leaves. */
  avisos: {
    campana: 'en la campana',
    correo: (minutos: number) => `por correo en menos de ${minutos} minutos, si lo tiene activado`,
  },
  // promise: casoResuelto casoDevuelto casoAnulado
  avisaremos: (donde: string) => `Cuando haya respuesta o falte algo, le avisaremos ${donde}.`,
  abrir: 'Ver el caso',
  copiar: 'Copiar el número',
  compartir: 'Compartir',
  copiado: 'Se copió el número del caso con su dirección.',
  sinEntregar: 'Este equipo no pudo copiarlo. Anote el número del caso.',
  otra: 'Hacer otra solicitud',
  cerrar: 'Cerrar e ir a mis solicitudes',
  anterior: (caso: string) => `Su solicitud anterior es el caso ${caso}`,
  anteriorDetalle: (momento: string) => `La recibimos el ${momento} La que empieza aquí es otra.`,
  ver: 'Ver el recibo',
  quitar: 'Quitar este aviso',
  compartido: (tipo: string, caso: string) => `${tipo}: caso ${caso}`,
} as const;
