import { decodeReply } from '../../domain/contract/decode';
import { facturasPendientesPago } from '../../domain/contract/pago';
import type { FlowCases } from '../flow-cases';
import { mobilePaymentFlow } from './mobilePayment.rules';

const nada = { factura: '', monto: 0 };
const pago = { factura: '7001', monto: 500_000 };
const factura = {
  numeroFactura: '7001',
  estatusFactura: 'Generada',
  fechaFacturacion: '2026-11-01',
  fechaLimitePago: '2026-11-23',
  montoTotal: 5000,
};

export const cases: FlowCases<typeof mobilePaymentFlow> = {
  machine: mobilePaymentFlow,
  events: {},
  replies: {
    leerEnlace: {
      ausente: { lectura: 'ausente', ...nada },
      ilegible: { lectura: 'invalido', ...nada },
      vigente: { lectura: 'vigente', ...pago },
    },
    identificar: {
      visitante: 'anonima',
      afiliado: 'autenticada',
      'otro afiliado': 'otraCuenta',
      'sin saber de quién es': 'sinServicio',
    },
    conciliar: { hecho: { mensaje: '' } },
    consultarFacturas: {
      pendiente: decodeReply(facturasPendientesPago, [factura]),
      procesando: decodeReply(facturasPendientesPago, [{ ...factura, estatusFactura: 'Procesando' }]),
      'con otro monto': decodeReply(facturasPendientesPago, [{ ...factura, montoTotal: 5100 }]),
      'sin ella': decodeReply(facturasPendientesPago, []),
    },
    generarSesion: {
      'con sesión': 'lista',
      'en curso': 'enCurso',
      rechazo: { mensaje: 'Esta factura ya está pagada.' },
    },
  },
  guardContext: ({ enlace, quien, regreso, factura: numero }) => [enlace, quien, regreso, numero],
};
