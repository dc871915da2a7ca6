import type { PaymentNotice } from '../../../machines/payment/payment-notice';
import { paymentTexts as sharedTexts } from '../../texts/payments';
import { shellTexts } from '../../texts/shell';

const titulo = 'Gestión de pagos';

export const paymentTexts = {
  titulo,
  pestana: `${titulo} · ${shellTexts.producto}`,
  lema: 'Facturas pendientes de su plan.',
  lista: 'Facturas pendientes',
  cargando: 'Cargando las facturas…',
  actualizar: 'Actualizar',
  actualizando: 'Actualizando…',
  pagadas: 'Facturas pagadas',
  pagadasDetalle: 'Las que se pagaron desde este dispositivo. Se quitan al cerrar la sesión.',
  pagada: (numero: string, monto: string, dia: string) => `${monto}, el ${dia} (factura ${numero})`,
  sinPendientes: 'No cuenta con factura(s) pendiente(s).',
  factura: 'Factura',
  fecha: 'Fecha de factura',
  limite: 'Límite de pago',
  total: 'Total',
  sinMonto: 'Monto no disponible',
  sinMontoDetalle: 'Esta factura no se puede pagar aquí.',
  enDias: sharedTexts.enDias,
  pagar: 'Pagar',
  verEstado: 'Ver el estado',
  /** Appended to a button's label for screen readers, which read the button without its context. */
  laFactura: (numero: string) => ` la factura ${numero}`,
  deFactura: (numero: string) => ` del pago de la factura ${numero}`,
  deLaFactura: (numero: string) => ` de la factura ${numero}`,
  procesando: 'Se esta procesando el pago de esta factura.',
  procesandoDetalle:
    'No pague de nuevo todavía. Cuando el pago se confirme, la factura saldrá de esta lista; si no se hace, se podrá pagar otra vez.',
  propiaDetalle: 'Si no lo terminó, puede seguir con él: no se cobra dos veces.',
  seguir: sharedTexts.seguir,
  entendido: 'Entendido',
  pregunta: '¿Desea realizar este pago?',
  no: 'No',
  si: 'Sí, pagar',
  leLlevaremos: 'Le llevaremos a la página segura de pago con tarjeta.',
  preparando: 'Preparando el pago…',
  abriendo: 'Abriendo la página de pago…',
} as const;

/** Shown beside the invoice, or above the list if the invoice is gone. */
export const paymentNoticeText: Readonly<Record<PaymentNotice['es'], (numero: string) => string>> = {
  noIniciado: () => 'No se inició el pago. Inténtelo de nuevo.',
  noSeAbrio: () => 'No se abrió la página de pago. Inténtelo de nuevo.',
  otraPestana: () => 'Este pago está abierto en otra pestaña. Siga en ella, o ciérrela e inténtelo de nuevo.',
  sinPasarela: () => 'El pago con tarjeta no está disponible en este momento. No se inició el pago.',
  yaNoPendiente: (numero) => `La factura ${numero} ya no está pendiente. No se inició ningún pago.`,
  cambiada: () => 'El monto de esta factura cambió. No se inició el pago: revíselo antes de pagar.',
  procesando: () => paymentTexts.procesando,
  enEspera: () => 'Aún no aparece como pagada; no pague de nuevo todavía.',
};
