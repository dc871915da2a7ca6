import { paymentTexts } from '../../texts/payments';

export const dueTasksTexts = {
  vencida: (monto: string) => `Factura vencida: ${monto}`,
  porPagar: (monto: string) => `Factura por pagar: ${monto}`,
  enDias: paymentTexts.enDias,
  otrasFacturas: (otras: number) => (otras === 1 ? 'Tiene otra factura por pagar.' : `Tiene otras ${otras} por pagar.`),
  pagar: 'Pagar',
  /** Appended for screen readers, which read a link without its context. */
  laFactura: (numero: string) => ` la factura ${numero}`,
  devuelta: (titulo: string) => (titulo === '' ? 'Una solicitud fue devuelta' : `Devuelta: ${titulo}`),
  otrasDevueltas: (otras: number) => (otras === 1 ? 'Ver otra devuelta' : `Ver otras ${otras} devueltas`),
  verCaso: 'Ver el caso',
  elCaso: (numero: string) => ` ${numero}`,
} as const;
