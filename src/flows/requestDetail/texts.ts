import type { CaseEvent } from '../../../domain/rules/requests/case-event';
import type { StoredType } from '../../../domain/rules/requests/stored-file';
import { weightText } from '../../texts/weight';
import type { CaseStage } from './case-stage';

export const requestDetailTexts = {
  caso: (numero: string) => `Caso ${numero}`,
  casoYFecha: (numero: string, fecha: string) =>
    fecha === '' ? `Caso ${numero}` : `Caso ${numero} · Abierto el ${fecha}`,
  sinTitulo: 'Solicitud',
  cargando: 'Buscando el caso…',
  ausente: 'No encontramos ese caso entre sus solicitudes.',
  ausenteDetalle: 'Revise el número. Solo se muestran los casos de su propia cuenta.',
  buscarOtraVez: 'Buscar otra vez',

  copiar: 'Copiar número',
  compartir: 'Compartir',
  numeroCopiado: 'Número de caso copiado.',
  enlaceCopiado: 'Enlace copiado. Para abrirlo hay que entrar con su cuenta.',
  fallo: 'Este equipo no permitió copiarlo. Anote el número del caso.',

  veinticuatro: 'Un caso devuelto se anula a las 24 horas',
  editar: 'Editar',
  /** To a returned case whose time left is shown. */
  completar: 'Complete lo que falta con «Editar».',

  respuesta: 'Respuesta',
  estadoSolicitud: 'Estado de su solicitud',
  recibida: 'Solicitud recibida',
  montoReembolsado: 'Monto reembolsado',
  autorizacion: 'Número de autorización',
  informacionAutorizacion: 'Información de la autorización',
  prestador: 'Prestador autorizado',
  descripcion: 'Descripción',

  documentos: 'Documentos',
  verDocumentos: 'Ver los documentos',
  ocultar: 'Ocultar los documentos',
  pesan: 'Si usa datos del celular, espere a tener wifi.',
  recibiendo: 'Recibiendo los documentos…',
  /** Empty until the first bytes have arrived. */
  avance: (recibidos: number, total: number | null) => {
    if (recibidos === 0) return '';
    return total === null ? `Van ${weightText(recibidos)}` : `Van ${weightText(recibidos)} de ${weightText(total)}`;
  },
  cancelar: 'Cancelar',
  sinDocumentos: 'Este caso no tiene documentos.',
  noCargados: 'Lo sentimos, hubo un error al cargar los documentos',
  faltan: 'Faltan estos documentos:',
  agregar: 'Añadir los que faltan',
  danado: 'Llegó dañado y no se puede abrir.',
  ver: 'Ver',
  guardar: 'Guardar',
  deDocumento: (accion: string, nombre: string) => `${accion} ${nombre}`,
  otraPestana: '(se abre en otra pestaña)',
  otroTipo: 'Archivo',

  historia: 'Historia del caso',
  suceso: (que: string, cuando: string) => `${que} el ${cuando}`,
} as const;

/** What happened, before the moment of it; `aviso` is the masked address that was written to, or how a person told it. */
export const eventText: Readonly<Record<CaseEvent, (aviso: string) => string>> = {
  creado: () => 'Creado',
  documentos: () => 'Recibimos documentos',
  completado: () => 'Recibimos lo que faltaba',
  enCurso: () => 'Pasó a revisión',
  devuelto: () => 'Lo devolvimos',
  resuelto: () => 'Lo resolvimos',
  anulado: () => 'Se anuló',
  avisado: (aviso) => {
    if (aviso === '') return 'Le escribimos';
    return aviso.includes('@') ? `Le escribimos a ${aviso}` : `Le avisamos ${aviso}`;
  },
  noLlego: () => 'Supimos que ese correo no llegó',
};

export const storedTypeText: Readonly<Record<StoredType, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
};

export const stageText: Readonly<Record<CaseStage, string>> = {
  completar: 'Complete lo que falta con «Editar» antes de que pasen las 24 horas.',
  devuelto: 'Desde aquí no se puede completar.',
  enCurso: 'La solicitud se está revisando. Cuando haya una respuesta, la verá aquí.',
  anulado: 'Este caso se anuló y ya no se puede completar. Si todavía lo necesita, haga una solicitud nueva.',
  procede: 'El reembolso procede. El monto se paga a la cuenta que usted indicó.',
  noProcede: 'El reembolso no procede. Si tiene dudas, llámenos con el número del caso.',
  resuelto: 'El caso está resuelto. La respuesta dice qué se decidió. Si tiene dudas, llámenos con el número del caso.',
};
