/** Paths that the specifications do not show. Another back end may spell them differently; change them only here. */
export const autenticarPath = 'Autenticacion/autenticar';
export const preguntasSeguridadPath = 'Autenticacion/preguntasSeguridad';
export const estadoCambioCorreoPath = 'autenticacion/estadoCambioCorreo';
export const confirmarCambioCorreoPath = 'autenticacion/confirmarCambioCorreo';
export const estadoReversoCorreoPath = 'autenticacion/estadoReversoCorreo';
export const reversarCambioCorreoPath = 'autenticacion/reversarCambioCorreo';
export const confirmarAfiliadoPath = 'Afiliado/confirmarAfiliado';
export const datospersonalesPath = 'Afiliado/datospersonales';
export const consumosAfiliadoPath = 'HistorialConsumo/afiliado';
export const formaspagoPath = 'Afiliado/formulario/formaspago';
export const frecuenciaspagoPath = 'Afiliado/formulario/frecuenciaspago';
export const formularioPlanesPath = 'Afiliado/formulario/planes';
export const dependientespermitidosPath = 'Afiliado/formulario/dependientespermitidos';

/** The row of the requirements that gives each reading. */
export const ownPathRows: Readonly<Record<string, string>> = {
  [autenticarPath]: 'API-09',
  [preguntasSeguridadPath]: 'API-11',
  [estadoCambioCorreoPath]: 'API-21',
  [confirmarCambioCorreoPath]: 'API-21',
  [estadoReversoCorreoPath]: 'API-21',
  [reversarCambioCorreoPath]: 'API-21',
  [confirmarAfiliadoPath]: 'API-22',
  [datospersonalesPath]: 'API-41',
  [consumosAfiliadoPath]: 'API-43',
  [formaspagoPath]: 'API-81',
  [frecuenciaspagoPath]: 'API-81',
  [formularioPlanesPath]: 'API-81',
  [dependientespermitidosPath]: 'API-81',
};
