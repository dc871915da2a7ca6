import {
  municipios,
  nacionalidad,
  parentesco,
  provincias,
  regiones,
  updateCorreo,
  updateDireccion,
  updateTelefonos,
} from './afiliado';
import { alertaPersonalizada, popup, slider } from './ajuste';
import {
  activarCuenta,
  autenticar,
  cambiarClave,
  confirmarCambioCorreo,
  estadoCambioCorreo,
  estadoReversoCorreo,
  preguntasSeguridad,
  registrar,
  reversarCambioCorreo,
  solicitarCambioClave,
  solicitudCambioCorreo,
} from './autenticacion';
import { obtenerArchivoIos } from './billetera';
import {
  coberturaPlanes,
  coberturaprocedimiento,
  coberturaRegimenes,
  grupospdss,
  planesRegimen,
  procedimientos,
  subgrupospdss,
} from './cobertura';
import {
  cargardocumento,
  consultarDocumentosPorTicket,
  solicitudAfiliacionDependiente,
  solicitudAfiliacionTitular,
  solicitudesPorDocumento,
  solicitudPreAutorizacion,
  solicitudReembolso,
  updateSolicitudReembolso,
} from './crm';
import { consultarDispositivosSeguros, solicitarOTPMedicamentos } from './dispositivo';
import type { Endpoint } from './endpoint';
import { confirmarAfiliado } from './estado-plan';
import { extras } from './extras/extras';
import {
  catalogosintomaenfermedades,
  dependientespermitidos,
  formaspago,
  formularioPlanes,
  frecuenciaspago,
  solicitudAfiliacion,
} from './formulario';
import { cargarfotoperfil, eliminarFotoPerfil, obtenerfotoperfil } from './foto';
import { consumosAfiliado, generarDocumento, historialConsumo, tipoAutorizaciones } from './historial';
import { datoscontactos, login } from './login';
import { consCentralNotificaciones } from './notificacion';
import { datospersonales, nucleoCarnet } from './nucleo';
import {
  catalogoRespuesta,
  conciliarPendiente,
  facturasPendientesPago,
  generarSession,
  ordenCompraGenerar,
} from './pago';
import {
  catalogopdss,
  especialidades,
  prestadorDetalle,
  prestadorTodos,
  regimenesPrestador,
  tipoPrestadores,
} from './prestador';
import { autenticarUsuarioAnonimo, flags, getAfiliado, menu } from './start';
import {
  bancos,
  bitacoraNuevo,
  documentosRequeridos,
  documentoTipoReembolso,
  solicitudTipos,
  solicitudTiposAutorizacion,
  terminosReembolso,
  tipoReembolso,
} from './utility';

/** Every call of the back end, once, also those beyond the insurer's contract. For the server and for tests: client code imports the endpoint it needs. */
export const contract = {
  autenticar,
  preguntasSeguridad,
  registrar,
  activarCuenta,
  login,
  solicitarCambioClave,
  cambiarClave,
  solicitudCambioCorreo,
  estadoCambioCorreo,
  confirmarCambioCorreo,
  estadoReversoCorreo,
  reversarCambioCorreo,
  consultarDispositivosSeguros,
  solicitarOTPMedicamentos,
  autenticarUsuarioAnonimo,
  slider,
  popup,
  menu,
  alertaPersonalizada,
  flags,
  bitacoraNuevo,
  terminosReembolso,
  tipoReembolso,
  bancos,
  documentoTipoReembolso,
  solicitudTipos,
  solicitudTiposAutorizacion,
  documentosRequeridos,
  datoscontactos,
  updateTelefonos,
  updateDireccion,
  updateCorreo,
  regiones,
  municipios,
  provincias,
  nacionalidad,
  parentesco,
  getAfiliado,
  datospersonales,
  nucleoCarnet,
  confirmarAfiliado,
  catalogosintomaenfermedades,
  formaspago,
  frecuenciaspago,
  formularioPlanes,
  dependientespermitidos,
  solicitudAfiliacion,
  solicitudAfiliacionTitular,
  solicitudAfiliacionDependiente,
  cargardocumento,
  solicitudPreAutorizacion,
  solicitudReembolso,
  updateSolicitudReembolso,
  solicitudesPorDocumento,
  consultarDocumentosPorTicket,
  cargarfotoperfil,
  obtenerfotoperfil,
  eliminarFotoPerfil,
  prestadorTodos,
  prestadorDetalle,
  tipoPrestadores,
  especialidades,
  regimenesPrestador,
  catalogopdss,
  coberturaRegimenes,
  grupospdss,
  subgrupospdss,
  coberturaPlanes,
  planesRegimen,
  procedimientos,
  coberturaprocedimiento,
  historialConsumo,
  tipoAutorizaciones,
  consumosAfiliado,
  generarDocumento,
  facturasPendientesPago,
  ordenCompraGenerar,
  catalogoRespuesta,
  generarSession,
  conciliarPendiente,
  consCentralNotificaciones,
  obtenerArchivoIos,
  ...extras,
} as const satisfies Record<string, Endpoint>;

export type Contract = typeof contract;
export type CallName = keyof Contract;
