import type { LinkWords } from '../../texts/links';
import { paymentTexts } from '../../texts/payments';

export const mobilePaymentTexts = {
  titulo: 'Pago con tarjeta',
  abriendo: 'Abriendo su pago…',
  comprobando: 'Comprobando su factura…',
  preparando: 'Preparando su pago…',
  saliendo: 'Le llevamos a la página segura de pago con tarjeta…',
  factura: 'Factura',
  monto: 'Total',
  inconveniente: paymentTexts.inconveniente,
  nadaSalio: 'No se envió ningún pago.',
  incompleto: 'Los datos de este pago no son válidos. Vuelva a sus facturas e intente nuevamente.',
  seBorra:
    'Por su seguridad, los datos del pago se borran de la dirección. Si no llegó a pagar, ábralo otra vez desde la aplicación.',
  yaPago: 'Si ya pagó, no pague de nuevo todavía.',
  otraCuenta: 'Este pago es de otra cuenta que la de su sesión.',
  noPendiente: 'Esta factura no está entre sus facturas pendientes. Si ya la pagó, no tiene que pagarla de nuevo.',
  yaNoPendiente: 'Esta factura ya no está entre sus facturas pendientes.',
  yaNoPendienteDetalle: 'No la pague de nuevo. Vea en sus facturas cómo quedó.',
  otroMonto: 'El monto de la factura cambió. Revise sus facturas antes de pagar.',
  enProceso: paymentTexts.enProceso,
  enProcesoDetalle: 'No pague de nuevo todavía. En unos minutos podrá ver cómo terminó.',
  sinComprobar: 'No pudimos comparar este pago con su factura.',
  sinSesion: 'Hay una sesión abierta y no pudimos comprobar de quién es.',
  volvio: 'Volvió de la página de pago.',
  volvioDetalle:
    'No sabemos si terminó. Si no llegó a aprobarlo, siga con él: es el mismo pago y se cobra una sola vez.',
  noSeAbrio: 'No se abrió la página de pago.',
  noSeAbrioDetalle: 'Puede seguir con él: es el mismo pago y se cobra una sola vez.',
  seguir: paymentTexts.seguir,
  comprobar: paymentTexts.comprobar,
  verFacturas: paymentTexts.verFacturas,
} as const;

const invalido = { titulo: mobilePaymentTexts.inconveniente, detalles: [mobilePaymentTexts.incompleto] };

/** A payment link contains neither its age nor whether it was used. */
export const mobilePaymentLinkWords: LinkWords = {
  ausente: {
    titulo: mobilePaymentTexts.inconveniente,
    detalles: [mobilePaymentTexts.seBorra, mobilePaymentTexts.yaPago],
  },
  invalido,
  vencido: invalido,
  usado: invalido,
};
