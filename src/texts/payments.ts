/** Texts shared by all payment pages. */
export const paymentTexts = {
  inconveniente: 'Ha ocurrido algun inconveniente durante el pago.', // sic, PAYC-05
  enProceso: 'Se esta procesando el pago de esta factura.', // sic, PAY-07
  seguir: 'Seguir con este pago',
  comprobar: 'Comprobar ahora',
  verFacturas: 'Ver mis facturas',
} as const;
