/**
 * What operators name, and which calls it is. What a payment is confirmed with (`conciliarPendiente`, `catalogoRespuesta`,
 * `facturasPendientesPago`) is in none.
 */
export const services = {
  pagos: ['ordenCompraGenerar', 'generarSession'],
  solicitudes: [
    'solicitudesPorDocumento',
    'consultarDocumentosPorTicket',
    'cargardocumento',
    'solicitudPreAutorizacion',
    'solicitudReembolso',
    'updateSolicitudReembolso',
    'solicitudAfiliacionTitular',
    'solicitudAfiliacionDependiente',
    'historiaCaso',
  ],
  autorizaciones: ['historialConsumo', 'generarDocumento'],
  prestadores: ['prestadorTodos', 'prestadorDetalle'],
  cobertura: ['coberturaprocedimiento', 'procedimientos'],
  carnet: ['nucleoCarnet', 'obtenerArchivoIos'],
  afiliacion: ['formularioPlanes', 'solicitudAfiliacion'],
  perfil: ['updateTelefonos', 'updateDireccion', 'updateCorreo', 'cargarfotoperfil', 'eliminarFotoPerfil'],
  dispositivos: ['solicitarOTPMedicamentos'],
} as const satisfies Record<string, readonly string[]>;

export type ServiceName = keyof typeof services;
export const serviceNames = Object.keys(services) as ServiceName[];
