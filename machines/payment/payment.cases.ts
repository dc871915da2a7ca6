import { decodeReply } from '../../domain/contract/decode';
import {
  conciliarPendiente,
  facturasPendientesPago,
  generarSession,
  ordenCompraGenerar,
} from '../../domain/contract/pago';
import type { PaymentIntent } from '../../domain/rules/payments/payment-intent';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { paymentFlow } from './payment.rules';

const ahora = Date.UTC(2026, 10, 22, 16);
const factura = (numeroFactura: string, estatusFactura: string, montoTotal: number) => ({
  numeroFactura,
  estatusFactura,
  fechaFacturacion: '2026-10-26',
  fechaLimitePago: '2026-11-25',
  montoTotal,
});
const facturas = (...list: readonly object[]) => decodeReply(facturasPendientesPago, list);

const [una, otra] = ['2026000101', '2026000102'];
const intento: PaymentIntent = {
  factura: una,
  monto: 250_000,
  numero: '482913',
  idOrdenFactura: '7291',
  desde: ahora,
  enviado: true,
};
const recibo = { numero: '470011', factura: '2026000090', monto: 118_075, confirmado: ahora };
const entrada = { codigoAfiliado: '1001', hayPasarela: true, ordenesSeguras: true, pedir: null };

export const cases: FlowCases<typeof paymentFlow> = {
  machine: paymentFlow,
  starts: {
    'un servidor que cuida sus órdenes': entrada,
    'otro servidor': { ...entrada, ordenesSeguras: false },
    'sin pasarela': { ...entrada, hayPasarela: false },
    'una factura en la dirección': { ...entrada, pedir: una },
  },
  events: {
    ELEGIR: { primera: { numero: una }, segunda: { numero: otra }, desconocida: { numero: '9' } },
    SEGUIR: { primera: { numero: una } },
    CERRAR_RECIBO: { 'el de antes': { numero: recibo.numero } },
    APARTADA: { 'sin intentos': { intentos: [] }, 'con su intento': { intentos: [intento] } },
  },
  replies: {
    recordarPagos: {
      nada: { intentos: [], recibos: [], pagadas: [], ahora },
      'un pago enviado': { intentos: [intento], recibos: [], pagadas: [], ahora },
      'un recibo': { intentos: [], recibos: [recibo], pagadas: [recibo], ahora },
    },
    conciliar: { conciliado: decodeReply(conciliarPendiente, {}) },
    consultarFacturas: {
      'dos por pagar': facturas(factura(una, 'Generada', 2500), factura(otra, 'Vencida', 1180.75)),
      'una en proceso': facturas(factura(una, 'Procesando', 2500), factura(otra, 'Vencida', 1180.75)),
      'otro monto': facturas(factura(una, 'Generada', 2600), factura(otra, 'Vencida', 0)),
      ninguna: facturas(),
    },
    crearOrden: { orden: decodeReply(ordenCompraGenerar, { numeroOrden: '482913', idOrdenFactura: '7291' }) },
    crearSesion: {
      sesión: decodeReply(generarSession, { result: { session: 'SES.0123456789' } }),
      'otra cosa': decodeReply(generarSession, { result: { session: '<b>error</b>' } }),
    },
  },
  delays: {
    limiteLectura: chartLimitMs(defaultPolicy.readLimitMs),
    limiteEscritura: chartLimitMs(defaultPolicy.writeLimitMs),
    pausaEnvio: 100,
    limiteEnvio: 30_000,
  },
  guardContext: ({
    ordenesSeguras,
    hayPasarela,
    facturas: listed,
    intentos,
    recibos,
    conciliado,
    pedir,
    pedida,
    motivo,
    aviso,
  }) => [
    ordenesSeguras,
    hayPasarela,
    listed?.map(({ numero, situacion, monto }) => [numero, situacion, monto]),
    intentos.length,
    recibos.length,
    conciliado,
    pedir,
    pedida?.numero,
    pedida?.situacion,
    motivo !== null,
    aviso?.es,
  ],
};
