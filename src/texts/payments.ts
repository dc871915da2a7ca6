const enDias = (dias: number): string => {
  if (dias === 0) return 'Vence hoy';
  if (dias === 1) return 'Vence mañana';
  if (dias === -1) return 'Venció ayer';
  return dias > 0 ? `Vence en ${dias} días` : `Venció hace ${-dias} días`;
};

/** Texts shared by all payment pages. */
export const paymentTexts = {
  inconveniente: 'Ha ocurrido algun inconveniente durante el pago.', // sic, PAYC-05
  enProceso: 'Se esta procesando el pago de esta factura.', // sic, PAY-07
  seguir: 'Seguir con este pago',
  comprobar: 'Comprobar ahora',
  enDias,
  verFacturas: 'Ver mis facturas',
} as const;
