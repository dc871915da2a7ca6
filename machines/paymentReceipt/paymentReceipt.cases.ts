import type { FlowCases } from '../flow-cases';
import { paymentReceiptMachine } from './paymentReceipt.machine';

export const cases: FlowCases<typeof paymentReceiptMachine> = {
  machine: paymentReceiptMachine,
  starts: {
    'una factura pagada': {
      recibo: { numero: '482913', factura: '2026000101', monto: 250_000, confirmado: Date.UTC(2026, 10, 22, 16) },
      porCorreo: true,
    },
  },
  events: {},
  replies: {
    copiarRecibo: { copiado: undefined },
    compartirRecibo: { compartido: 'compartido', copiado: 'copiado' },
  },
  delays: { limiteCopia: 1_000, limiteCompartir: 2_000 },
};
