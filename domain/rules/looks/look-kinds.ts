/** What of a member's record is read, by the calls that read it. */
export const lookKinds = {
  datos: ['getAfiliado', 'datospersonales', 'datoscontactos', 'obtenerfotoperfil', 'confirmarAfiliado'],
  carne: ['nucleoCarnet', 'obtenerArchivoIos'],
  solicitudes: ['solicitudesPorDocumento', 'consultarDocumentosPorTicket', 'historiaCaso'],
  consumos: ['historialConsumo', 'consumosAfiliado', 'generarDocumento'],
  pagos: ['facturasPendientesPago'],
  notificaciones: ['consCentralNotificaciones'],
  /** Noted where the password was right. */
  archivo: [],
} as const;
export type LookKind = keyof typeof lookKinds;

const kindNames = Object.keys(lookKinds) as LookKind[];

/** null: a call that reads nobody's record. */
export const lookKindOf = (call: string): LookKind | null =>
  kindNames.find((kind) => lookKinds[kind].some((name) => name === call)) ?? null;
