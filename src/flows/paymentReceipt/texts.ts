import type { PaymentReceipt } from '../../../domain/rules/payments/payment-intent';
import { shellTexts } from '../../texts/shell';

export const paymentReceiptTexts = {
  titulo: 'Recibo de pago',
  confirmado: 'Confirmado',
  numero: 'Número de orden',
  factura: 'Factura',
  monto: 'Monto pagado',
  fecha: 'Confirmado el',
  // promise: reciboPago
  llega: 'En unos minutos le llegará también por correo, al que tiene registrado.',
  sigue: 'Guarde o comparta este recibo: aquí se verá hasta que cierre la sesión.',
  proximo: (factura: string, vence: string) => `Su próxima factura, ${factura}, vence el ${vence}.`,
  copiar: 'Copiar',
  compartir: 'Compartir',
  imprimir: 'Imprimir',
  elRecibo: (factura: string) => ` el recibo de la factura ${factura}`,
  copiado: 'Recibo copiado.',
  sinEntregar: 'El navegador no dejó copiar ni compartir el recibo. Puede imprimirlo.',
  calendario: 'Añadir el vencimiento al calendario',
  archivo: 'vencimiento.ics',
  evento: (factura: string) => `Vence la factura ${factura}`,
  eventoDetalle: (monto: string) => `Monto: ${monto}. Se paga en ${shellTexts.producto}, Gestión de pagos.`,
  cerrar: (factura: string) => `Cerrar el recibo de la factura ${factura}`,
  /** The receipt as plain text, for copying and sharing. */
  texto: ({ numero, factura }: PaymentReceipt, monto: string, fecha: string) =>
    [
      `Recibo de pago · ${shellTexts.producto}`,
      `Número de orden: ${numero}`,
      `Factura: ${factura}`,
      `Monto pagado: ${monto}`,
      `Confirmado el ${fecha}`,
    ].join('\n'),
} as const;
