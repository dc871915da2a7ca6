import type { RequestFault } from '../../../machines/requests/question';
import { rangeTexts } from '../../texts/range';
import { requestTexts } from '../../texts/requests';

export const requestsTexts = {
  ...rangeTexts,
  titulo: requestTexts.gestion,
  solicitudes: requestTexts.solicitudes,
  nueva: requestTexts.nueva,

  tipo: 'Tipo de solicitud',
  todosLosTipos: 'Todos',
  otroTipo: (codigo: string) => `Tipo ${codigo}`,
  estado: 'Estado',
  todosLosEstados: 'Todos',
  numero: 'Número de caso',

  columnaSolicitud: 'Solicitud',
  columnaEstado: 'Estado',
  columnaFecha: 'Abierta el',
  sinTitulo: 'Solicitud',
  caso: (numero: string) => `Caso ${numero}`,
  fila: (titulo: string, numero: string) => `${titulo}, caso ${numero}`,
  verDetalle: 'Ver detalle',

  sinResultadosDetalle: 'Pruebe con otras fechas o con menos filtros.',
  sinSolicitudesDetalle: 'No tiene solicitudes de los últimos 180 días. Puede buscar en otras fechas.',
  abrirCaso: (numero: string) => `Buscar el caso ${numero} en todas las fechas`,
} as const;

export const requestFaultText: Readonly<Record<RequestFault, string>> = {
  numero: 'Escriba solo el número del caso, por ejemplo 2481907',
  falta: 'Escriba la fecha',
  invalida: 'Esa fecha no existe',
  futura: 'No esta permitido el seleccionar fechas futuras', // sic, HIST-14
  invertida: 'La fecha desde no puede ser posterior a la fecha hasta',
};
