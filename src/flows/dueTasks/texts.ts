import { paymentTexts } from '../../texts/payments';
import { requestFormTexts } from '../../texts/request-form';
import { requestTexts } from '../../texts/requests';

export const dueTasksTexts = {
  vencida: (monto: string) => `Factura vencida: ${monto}`,
  porPagar: (monto: string) => `Factura por pagar: ${monto}`,
  enDias: paymentTexts.enDias,
  otrasFacturas: (otras: number) => (otras === 1 ? 'Tiene otra factura por pagar.' : `Tiene otras ${otras} por pagar.`),
  pagar: 'Pagar',
  /** Appended for screen readers, which read a link without its context. */
  laFactura: (numero: string) => ` la factura ${numero}`,
  devuelta: (titulo: string) => (titulo === '' ? 'Una solicitud fue devuelta' : `Devuelta: ${titulo}`),
  plazo: 'Tiene 24 horas desde que se devolvió; después se anula.',
  otrasDevueltas: (otras: number) => (otras === 1 ? 'Ver otra devuelta' : `Ver otras ${otras} devueltas`),
  completar: 'Completar',
  verCaso: 'Ver el caso',
  elCaso: (numero: string) => ` ${numero}`,
  sinEnviar: (forma: keyof typeof requestTexts.formas) => `Sin enviar: ${requestTexts.formas[forma]}`,
  guardada: (momento: string) => `Guardada en este equipo el ${momento}`,
  continuar: 'Continuar',
  sinConfirmar: requestFormTexts.sinConfirmar,
  documentosSinConfirmar: requestFormTexts.documentosSinConfirmar,
  enviados: (caso: string, momento: string) => `Los envió al caso ${caso} el ${momento}`,
  comprobar: 'Comprobar',
  laSolicitud: (forma: keyof typeof requestTexts.formas) => ` la solicitud: ${requestTexts.formas[forma]}`,
} as const;
