import type { CallName } from '../../src/contract';

/**
 * Calls that the contract has and this server does not: they answer 501, and only to those who may call them. A call
 * that leaves the list is asked for by the compiler, in the table of handlers.
 */
export const unbuilt = [
  'tipoReembolso',
  'bancos',
  'documentoTipoReembolso',
  'solicitudTipos',
  'solicitudTiposAutorizacion',
  'documentosRequeridos',
  'nacionalidad',
  'parentesco',
  'catalogosintomaenfermedades',
  'formaspago',
  'frecuenciaspago',
  'formularioPlanes',
  'dependientespermitidos',
  'solicitudAfiliacion',
  'solicitudAfiliacionTitular',
  'solicitudAfiliacionDependiente',
  'cargardocumento',
  'solicitudPreAutorizacion',
  'solicitudReembolso',
  'updateSolicitudReembolso',
  'solicitudesPorDocumento',
  'consultarDocumentosPorTicket',
  'facturasPendientesPago',
  'ordenCompraGenerar',
  'catalogoRespuesta',
  'generarSession',
  'conciliarPendiente',
  'obtenerArchivoIos',
] as const satisfies readonly CallName[];
