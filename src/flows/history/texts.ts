import type { HistoryFault } from '../../../domain/rules/history/history-draft';
import { rangeTexts } from '../../texts/range';

const titulo = 'Historial de autorizaciones';

export const historyTexts = {
  ...rangeTexts,
  titulo,
  autorizaciones: 'Autorizaciones',
  viendo: (nombre: string) => `Está viendo los datos de ${nombre}`,
  volver: 'Ver las mías',

  tipo: 'Tipo de autorización',
  todosLosTipos: 'Todos',
  otroTipo: (codigo: string) => `Tipo ${codigo}`,
  altoCosto: 'Alto costo',
  centro: 'Nombre del centro',
  todosLosCentros: 'Todos los centros',
  listadoCentros: 'Listado de centros',
  quitarCentro: 'Quitar el centro',
  otroCentro: (codigo: string) => `Centro ${codigo}`,
  familiar: 'Miembro del núcleo familiar',
  yo: (nombre: string) => `${nombre} (usted)`,
  sinListas: 'No pudimos cargar todas las opciones de los filtros.',
  cargarListas: 'Cargar otra vez',
  sinNucleo: 'No pudimos leer su núcleo familiar.',

  columnaCentro: 'Centro',
  columnaTipo: 'Tipo servicio',
  columnaFecha: 'Fecha',
  centroSinNombre: 'Centro sin nombre',
  autorizacion: (numero: string) => `Autorización ${numero}`,
  fila: (centro: string, fecha: string, numero: string) =>
    [centro, fecha, `autorización ${numero}`].filter((part) => part !== '').join(', '),

  descargar: 'Descargar',
  ver: 'Ver',
  compartir: 'Compartir',
  preparando: 'Preparando el PDF…',
  cancelar: 'Cancelar',
  verPdf: 'Ver el PDF',
  compartirPdf: 'Compartir el PDF',
  listo: (numero: string) => `El PDF de la autorización ${numero} está listo.`,
  otraPestana: 'Se abre en otra pestaña.',
  privado: 'Contiene datos de salud: compártalo solo con quien usted quiera.',
  abrirAhora: 'Abrir ahora',
  compartirAhora: 'Compartir ahora',

  descargado: 'PDF descargado exitosamente',
  compartido: 'PDF compartido exitosamente',
  copiada: 'URL del PDF copiada al portapapeles',
  copiadaDetalle: 'Lleva al historial, tras entrar con la cuenta propia: allí se descarga el documento.',
  noDescargado: 'Error al descargar el PDF',
  noAbierto: 'Error al abrir el PDF',
  noCompartido: 'Error al compartir el PDF',
  noCompartidoDetalle: 'Este equipo no lo permitió. Puede descargarlo y compartirlo desde sus archivos.',
  sinConsumos: 'No se encontraron consumos en la consulta.',
  sinConsumosDetalle: 'Pruebe con otras fechas o con menos filtros.',
} as const;

export const historyFaultText: Readonly<Record<HistoryFault, string>> = {
  falta: 'Escriba la fecha',
  invalida: 'Esa fecha no existe',
  futura: 'No está permitido seleccionar fechas futuras',
  invertida: 'La fecha desde no puede ser posterior a la fecha hasta',
};
